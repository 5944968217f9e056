package import UBResults

/// The parts of a run without numbers, in words.
package enum FailureReport {
  /// A line for each failure, followed by the end of its process's standard error, indented.
  package static func lines(of failures: [Failure]) -> [String] {
    failures.flatMap { failure in
      [TerminalText(line: failure.description).description]
        + failure.standardError.map { "    \(TerminalText(line: $0))" }
    }
  }

  /// A line for each metric that can't be measured here, with the reason.
  package static func unavailable(in view: ResultView) -> [String] {
    var reasons: [String: String] = [:]
    for entry in view.entries {
      reasons.merge(entry.unavailable) { first, _ in first }
    }
    return reasons.sorted { $0.key < $1.key }.map { "not available: \($0.key): \($0.value)" }
  }
}
