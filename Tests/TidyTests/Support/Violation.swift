import Testing

/// A place where the repository breaks one of its rules.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// Records an issue for each violation.
func expectNone(
  _ violations: [Violation],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for violation in violations {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}
