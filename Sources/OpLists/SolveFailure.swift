/// Why systems or op lists could not be run to their end, and where.
package struct SolveFailure: Error, Equatable, CustomStringConvertible {
  /// What kind of failure it is; each has its own exit code.
  package enum Kind: Int32, Sendable {
    /// An expectation of the input does not hold.
    case unexpected = 1
    /// The input is not what the format says.
    case malformed = 65
  }

  /// What kind of failure it is.
  package let kind: Kind
  /// The input's name, as given.
  package let file: String
  /// The place in the input: a line, or a list and the index of an operation.
  package let place: String
  /// What the format or the input calls for.
  package let expected: String
  /// What is there instead.
  package let found: String

  /// The process's exit code.
  package var exitCode: Int32 { kind.rawValue }

  /// The failure on one line.
  package var description: String {
    "\(file): \(place): expected \(expected), found \(found)"
  }
}

/// Where in a document an operation stands.
struct OpPlace {
  var file: String
  var list: String
  /// The operation's index, after those of the batches around it.
  var operations: [Int]

  /// The place of an operation inside this one.
  func inside(_ index: Int) -> OpPlace {
    var place = self
    place.operations.append(index)
    return place
  }

  private var text: String {
    let indices = operations.map(String.init).joined(separator: ".")
    return indices.isEmpty ? list : "\(list), op \(indices)"
  }

  func malformed(_ expected: String, found: String) -> SolveFailure {
    SolveFailure(kind: .malformed, file: file, place: text, expected: expected, found: found)
  }

  func unexpected(_ expected: String, found: String) -> SolveFailure {
    SolveFailure(kind: .unexpected, file: file, place: text, expected: expected, found: found)
  }
}
