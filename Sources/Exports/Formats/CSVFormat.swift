import UBResults

/// Comma-separated values: a row for each number, with the columns to group and join rows.
///
/// Source: RFC 4180, with a line feed at the end of a line.
enum CSVFormat {
  private static let header = [
    "suite", "date", "swift", "processor", "benchmark", "id", "label", "strategy", "metric", "unit",
    "value",
  ]

  /// The text of runs.
  static func text(of sources: [ExportSource]) -> String {
    var rows = [row(header)]
    for source in sources {
      let run = source.view
      for entry in source.entries {
        for figure in source.figures(of: entry) {
          rows.append(
            row([
              run.suite, run.date, run.toolchain.swift, run.machine.processor,
              entry.benchmark, entry.id, entry.identity.label, entry.identity.strategy ?? "",
              figure.key, figure.unit.rawValue, figure.value.description,
            ])
          )
        }
      }
    }
    return rows.joined()
  }

  /// A line of fields.
  static func row(_ fields: [String]) -> String {
    fields.map(CSVText.field).joined(separator: ",") + "\n"
  }
}
