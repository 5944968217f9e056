/// Why instructions can't be counted.
package enum CallgrindError: Error, Equatable, Sendable {
  /// The simulator isn't installed.
  case absent
  /// The simulator doesn't do what it should.
  case unusable(String)
  /// The process that it ran ended too early; what it wrote to standard error.
  case failed(ChildEnding, [String])
}

extension CallgrindError: CustomStringConvertible {
  /// A sentence that says what was found.
  package var description: String {
    switch self {
    case .absent: "found no 'valgrind' in PATH"
    case .unusable(let reason): reason
    case .failed(let ending, let lines):
      "\(ending.description)\(lines.last.map { ": \($0)" } ?? "")"
    }
  }
}
