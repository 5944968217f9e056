package import UBResults

/// The documents of a run's shards, made one again.
package enum ShardMerge {
  /// The document that the run would have left had it not been divided, but for its date and
  /// command.
  ///
  /// - Parameters:
  ///   - shards: the documents of all shards, in any order, and what to call them.
  ///   - strategies: every strategy, in the order documents list them.
  ///   - command: the words of the command that merges.
  ///   - allowsAnyMachine: whether documents without times may come from different machines; the
  ///     first shard's is then told.
  /// - Returns: the document of the whole run.
  /// - Throws: `MergeError`.
  package static func document(
    of shards: [(file: String, document: ResultDocument)],
    strategies: [String],
    command: [String],
    allowsAnyMachine: Bool
  ) throws(MergeError) -> ResultDocument {
    let ordered = try inOrder(shards)
    guard let first = ordered.first else { throw .nothing }
    for shard in ordered.dropFirst() {
      try refuseDifferences(first, shard, allowsAnyMachine: allowsAnyMachine)
    }
    var merged = first.document
    merged.shard = nil
    merged.command = command
    merged.date = ordered.map(\.document.date).max() ?? merged.date
    merged.results = ordered.flatMap(\.document.results)
    merged.failures = ordered.flatMap(\.document.failures)
    let covered = Set(ordered.flatMap(\.document.strategies))
    merged.strategies =
      strategies.filter(covered.contains) + covered.subtracting(strategies).sorted()
    try refuseDuplicates(ordered)
    return merged
  }

  /// The shards by index, each once and all of them.
  private static func inOrder(
    _ shards: [(file: String, document: ResultDocument)]
  ) throws(MergeError) -> [(file: String, document: ResultDocument)] {
    var known: [Int: (file: String, document: ResultDocument)] = [:]
    var counts: (file: String, count: Int)?
    for entry in shards {
      guard let shard = entry.document.shard else { throw .noShard(file: entry.file) }
      if let counts, counts.count != shard.count {
        throw .different(
          "number of shards",
          (counts.file, String(counts.count)),
          (entry.file, String(shard.count))
        )
      }
      counts = (entry.file, shard.count)
      if let other = known[shard.index] {
        throw .sameShard(shard, files: other.file, entry.file)
      }
      known[shard.index] = entry
    }
    let count = counts?.count ?? 0
    let missing = (0..<count).map { $0 + 1 }.filter { known[$0] == nil }
    guard missing.isEmpty else { throw .missingShards(missing, count: count) }
    return known.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func refuseDifferences(
    _ first: (file: String, document: ResultDocument),
    _ other: (file: String, document: ResultDocument),
    allowsAnyMachine: Bool
  ) throws(MergeError) {
    let (a, b) = (first.document, other.document)
    func refuse(_ what: String, _ old: String, _ new: String) throws(MergeError) {
      guard old == new else { throw .different(what, (first.file, old), (other.file, new)) }
    }
    try refuse("suite", a.suite, b.suite)
    try refuse("Swift version", a.toolchain.swift, b.toolchain.swift)
    try refuse("compiler", a.toolchain.compiler ?? "unknown", b.toolchain.compiler ?? "unknown")
    try refuse("build", a.toolchain.build, b.toolchain.build)
    try refuse("allocation counter", "\(a.allocationCounter)", "\(b.allocationCounter)")
    let isTimed = (a.results + b.results).contains { $0.time != nil }
    guard isTimed || !allowsAnyMachine else { return }
    try refuse("machine", description(of: a.machine), description(of: b.machine))
  }

  private static func description(of machine: Machine) -> String {
    """
    \(machine.processor), \(machine.cores) cores, \(machine.memory) bytes, \(machine.kernel), \
    \(machine.system)
    """
  }

  private static func refuseDuplicates(
    _ shards: [(file: String, document: ResultDocument)]
  ) throws(MergeError) {
    var known: [EntryIdentity: String] = [:]
    for (file, document) in shards {
      let identities = document.results.map(\.identity) + document.failures.map(\.identity)
      // A result whose timing failed is both.
      for identity in Set(identities).sorted() {
        if let other = known[identity] {
          throw .sameEntry(identity, files: other, file)
        }
        known[identity] = file
      }
    }
  }
}
