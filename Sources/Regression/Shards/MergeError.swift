package import UBResults

/// Why documents can't be made one.
package enum MergeError: Error, Equatable, Sendable {
  /// There are no documents.
  case nothing
  /// A document is of a whole run.
  case noShard(file: String)
  /// Two documents are of the same shard.
  case sameShard(Shard, files: String, String)
  /// The documents of some shards aren't there.
  case missingShards([Int], count: Int)
  /// Two documents differ in what has to be the same.
  case differing(String, files: [String], values: [String])
  /// Two documents have the same entry.
  case sameEntry(EntryIdentity, files: String, String)

  /// Two documents that differ, each as its file and what it has.
  static func different(
    _ what: String,
    _ first: (file: String, value: String),
    _ second: (file: String, value: String)
  ) -> MergeError {
    .differing(what, files: [first.file, second.file], values: [first.value, second.value])
  }
}

extension MergeError: CustomStringConvertible {
  /// A sentence that names the files, what was found and what was expected.
  package var description: String {
    switch self {
    case .nothing: "found no documents, expected those of every shard"
    case .noShard(let file): "\(file): found a whole run, expected one of --shard"
    case .sameShard(let shard, let first, let second):
      "\(first) and \(second): found shard \(shard) twice, expected each once"
    case .missingShards(let indices, let count):
      "found no shard \(Self.list(indices, of: count)), expected each once"
    case .differing(let what, let files, let values):
      zip(files, values).map { "\($0): \(what) '\($1)'" }.joined(separator: "; ")
        + "; expected the same"
    case .sameEntry(let identity, let first, let second):
      "\(first) and \(second): found \(identity) twice, expected each entry once"
    }
  }
  private static func list(_ indices: [Int], of count: Int) -> String {
    indices.map { "\($0)/\(count)" }.joined(separator: ", ")
  }
}
