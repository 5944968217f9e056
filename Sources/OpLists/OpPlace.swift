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
