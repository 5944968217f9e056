package import UBResults

/// A result document whose shards can be merged.
package protocol ShardedDocument: VersionedDocument {
  var suite: String { get }
  var date: String { get set }
  var command: [String] { get set }
  var machine: Machine { get }
  var toolchain: Toolchain { get }
  var counters: MetricCounters { get }
  var shard: Shard? { get set }
  /// The entries with numbers or failures.
  var identities: Set<EntryIdentity> { get }
  /// Whether any entry was timed.
  var isTimed: Bool { get }
  /// Adds the results and failures of a later shard.
  mutating func append(_ other: Self)
}

extension ResultDocument: ShardedDocument {
  package var identities: Set<EntryIdentity> {
    Set(results.map(\.identity) + failures.map(\.identity))
  }

  package var isTimed: Bool { results.contains { $0.time != nil } }

  /// Adds the results and failures of a later shard; strategies keep the order of both.
  package mutating func append(_ other: ResultDocument) {
    results += other.results
    failures += other.failures
    var next = 0
    for strategy in other.strategies {
      let known = strategies.firstIndex(of: strategy)
      if known == nil { strategies.insert(strategy, at: next) }
      next = (known ?? next) + 1
    }
  }
}

extension IterationDocument: ShardedDocument {
  package var identities: Set<EntryIdentity> {
    Set(benchmarks.map { EntryIdentity(label: $0.benchmark) } + failures.map(\.identity))
  }

  package var isTimed: Bool {
    benchmarks.contains { $0.metrics.values.contains { $0.unit == .nanoseconds } }
  }

  /// Adds the benchmarks and failures of a later shard.
  package mutating func append(_ other: IterationDocument) {
    benchmarks += other.benchmarks
    failures += other.failures
    for source in Metric.Source.allCases where counters[source] == nil {
      counters[source] = other.counters[source]
    }
  }
}

/// Merges the documents of a run's shards.
package enum ShardMerge {
  /// The document of the undivided run, except for its date and command.
  ///
  /// - Parameters:
  ///   - shards: the documents of all shards, in any order, and their files.
  ///   - command: the words of the command that merges.
  ///   - allowsAnyMachine: whether documents without times may come from different machines; the
  ///     merged document then names that of the first shard.
  /// - Returns: the document of the whole run.
  /// - Throws: `MergeError`.
  package static func document<Document: ShardedDocument>(
    of shards: [(file: String, document: Document)],
    command: [String],
    allowsAnyMachine: Bool
  ) throws(MergeError) -> Document {
    let ordered = try inOrder(shards)
    guard let first = ordered.first else { throw .nothing }
    for shard in ordered.dropFirst() {
      try refuseDifferences(first, shard, allowsAnyMachine: allowsAnyMachine)
    }
    try refuseDuplicates(ordered)
    var merged = first.document
    merged.shard = nil
    merged.command = command
    merged.date = ordered.map(\.document.date).max() ?? merged.date
    for shard in ordered.dropFirst() {
      merged.append(shard.document)
    }
    return merged
  }

  /// All shards by index.
  private static func inOrder<Document: ShardedDocument>(
    _ shards: [(file: String, document: Document)]
  ) throws(MergeError) -> [(file: String, document: Document)] {
    var known: [Int: (file: String, document: Document)] = [:]
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

  private static func refuseDifferences<Document: ShardedDocument>(
    _ first: (file: String, document: Document),
    _ other: (file: String, document: Document),
    allowsAnyMachine: Bool
  ) throws(MergeError) {
    let (a, b) = (first.document, other.document)
    func refuse(_ subject: String, _ old: String, _ new: String) throws(MergeError) {
      guard old == new else { throw .different(subject, (first.file, old), (other.file, new)) }
    }
    try refuse("suite", a.suite, b.suite)
    try refuse("Swift version", a.toolchain.swift, b.toolchain.swift)
    try refuse("compiler", a.toolchain.compiler ?? "unknown", b.toolchain.compiler ?? "unknown")
    try refuse("build", a.toolchain.build, b.toolchain.build)
    for source in Metric.Source.allCases {
      guard let old = a.counters[source], let new = b.counters[source] else { continue }
      try refuse("counter of \(source.rawValue)", "\(old)", "\(new)")
    }
    guard a.isTimed || b.isTimed || !allowsAnyMachine else { return }
    try refuse("machine", description(of: a.machine), description(of: b.machine))
  }

  private static func description(of machine: Machine) -> String {
    """
    \(machine.processor), \(machine.cores) cores, \(machine.memory) bytes, \(machine.kernel), \
    \(machine.system)
    """
  }

  private static func refuseDuplicates(
    _ shards: [(file: String, document: some ShardedDocument)]
  ) throws(MergeError) {
    var known: [EntryIdentity: String] = [:]
    for (file, document) in shards {
      for identity in document.identities.sorted() {
        if let other = known[identity] {
          throw .sameEntry(identity, files: other, file)
        }
        known[identity] = file
      }
    }
  }
}

/// The reason why documents can't be merged.
package enum MergeError: Error, Equatable, Sendable {
  /// There are no documents.
  case nothing
  /// A document is of a whole run.
  case noShard(file: String)
  /// Two documents are of the same shard.
  case sameShard(Shard, files: String, String)
  /// The documents of some shards are missing.
  case missingShards([Int], count: Int)
  /// Two documents differ in something that must be the same.
  case differing(String, files: [String], values: [String])
  /// Two documents have the same entry.
  case sameEntry(EntryIdentity, files: String, String)

  /// Two documents that differ, each with its file and value.
  static func different(
    _ what: String,
    _ first: (file: String, value: String),
    _ second: (file: String, value: String)
  ) -> MergeError {
    .differing(what, files: [first.file, second.file], values: [first.value, second.value])
  }
}

extension MergeError: CustomStringConvertible {
  /// A sentence that names the files, the found and the expected values.
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
