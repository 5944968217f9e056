import UBResults

/// Comma-separated values: a row a number, with what it takes to group and join them.
///
/// Source: RFC 4180, with a line feed at the end of a line.
package enum CSVFormat {
  private static let header = [
    "suite", "date", "swift", "processor", "benchmark", "id", "label", "strategy", "metric", "unit",
    "value",
  ]

  /// The text of runs.
  static func text(of runs: [ExportedRun]) -> String {
    var rows = [row(header)]
    for run in runs {
      for entry in run.entries {
        for figure in entry.figures {
          rows.append(
            row([
              run.suite, run.date, run.toolchain.swift, run.machine.processor,
              entry.benchmark, entry.id, entry.label, entry.strategy, figure.key,
              figure.unit.rawValue, figure.value.description,
            ])
          )
        }
      }
    }
    return rows.joined()
  }

  /// A line of fields, quoted where a field has what divides fields or lines.
  package static func row(_ fields: [String]) -> String {
    let quoted = fields.map { field in
      guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
      return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
    return quoted.joined(separator: ",") + "\n"
  }
}
