package import UBResults

/// What could not be measured, in words.
package enum FailureReport {
  /// A line for each failure, followed by what its process wrote last, indented.
  package static func lines(of failures: [Failure]) -> [String] {
    failures.flatMap { failure in
      ["\(failure.identity): \(failure.kind.rawValue): \(failure.detail)"]
        + failure.standardError.map { "    \($0)" }
    }
  }
}
