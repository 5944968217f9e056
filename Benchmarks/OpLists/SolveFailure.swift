/// The reason and the place at which a run of systems or op lists ended early.
package struct SolveFailure: Error, Equatable, CustomStringConvertible {
  /// The kind of a failure, which determines the exit code.
  package enum Kind: Int32, Sendable {
    /// A result differs from the input's expectation.
    case unexpected = 1
    /// The input does not follow the format.
    case malformed = 65
  }

  /// The kind of the failure.
  package let kind: Kind
  /// The input's name, as passed by the caller.
  package let file: String
  /// The place in the input: a line, or a list and the index of an operation.
  package let place: String
  /// The value that the format or the input requires.
  package let expected: String
  /// The value found instead.
  package let found: String

  /// The process's exit code.
  package var exitCode: Int32 { kind.rawValue }

  /// The failure in one line of text.
  package var description: String {
    "\(file): \(place): expected \(expected), found \(found)"
  }
}

/// The place of an operation in a document.
struct OpPlace {
  var file: String
  var list: String
  /// The indices of the enclosing batches, then the operation's own.
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
