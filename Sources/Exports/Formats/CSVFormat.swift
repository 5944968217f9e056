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

  /// A line of fields; a field that contains a separator is quoted.
  static func row(_ fields: [String]) -> String {
    let quoted = fields.map { field in
      guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
      return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
    return quoted.joined(separator: ",") + "\n"
  }
}
