import UBRegression
import UBResults
import Testing

@Suite struct ShardMergeTests {
  private func shard(
    _ index: Int,
    of count: Int = 2,
    _ change: (inout ResultDocument) -> Void = { _ in }
  ) -> (file: String, document: ResultDocument) {
    var document = HistoryTests.document(evaluated: index)
    document.results[0].label = "label \(index)"
    document.shard = Shard(index: index, count: count)
    change(&document)
    return ("\(index).json", document)
  }

  private func merge(
    _ shards: [(file: String, document: ResultDocument)],
    allowsAnyMachine: Bool = false
  ) throws(MergeError) -> ResultDocument {
    try ShardMerge.document(
      of: shards,
      command: ["merge"],
      allowsAnyMachine: allowsAnyMachine
    )
  }

  @Test func shardsAreMergedInTheirOrder() throws {
    let second = shard(2) { document in
      document.date = "2026-01-02T03:05:00Z"
      document.strategies = ["propertyPass", "layoutOnly"]
    }
    let merged = try merge([second, shard(1)])
    #expect(merged.results.map(\.label) == ["label 1", "label 2"])
    #expect(merged.strategies == ["propertyPass", "layoutOnly"])
    #expect(merged.date == "2026-01-02T03:05:00Z")
    #expect(merged.command == ["merge"])
    #expect(merged.shard == nil)
  }

  @Test func whatDoesNotFitIsRefusedWithBothSides() {
    let cases: [([(file: String, document: ResultDocument)], String)] = [
      ([], "found no documents, expected those of every shard"),
      (
        [shard(1) { $0.shard = nil }],
        "1.json: found a whole run, expected one of --shard"
      ),
      (
        [shard(1), shard(1)],
        "1.json and 1.json: found shard 1/2 twice, expected each once"
      ),
      ([shard(2, of: 3)], "found no shard 1/3, 3/3, expected each once"),
      (
        [shard(1), shard(2, of: 3)],
        "1.json: number of shards '2'; 2.json: number of shards '3'; expected the same"
      ),
      (
        [shard(1), shard(2) { $0.suite = "other" }],
        "1.json: suite 'default'; 2.json: suite 'other'; expected the same"
      ),
      (
        [shard(1), shard(2) { $0.toolchain.swift = "6.4" }],
        "1.json: Swift version '6.3'; 2.json: Swift version '6.4'; expected the same"
      ),
      (
        [shard(1), shard(2) { $0.toolchain.compiler = "Swift version 6.3.1" }],
        "1.json: compiler 'unknown'; 2.json: compiler 'Swift version 6.3.1'; expected the same"
      ),
      (
        [shard(1), shard(2) { $0.toolchain.configuration = .debug }],
        "1.json: build 'release'; 2.json: build 'debug'; expected the same"
      ),
      (
        [shard(1), shard(2) { $0.allocationCounter.version = "5.4.0" }],
        "1.json: counter of allocations 'jemalloc nrequests 5.3.0'; 2.json: counter of allocations "
          + "'jemalloc nrequests 5.4.0'; expected the same"
      ),
      (
        [shard(1), shard(2) { $0.machine.processor = "B" }],
        "1.json: machine 'A, 2 cores, 1 bytes, L, S'; 2.json: machine 'B, 2 cores, 1 bytes, L, S'; "
          + "expected the same"
      ),
      (
        [shard(1), shard(2) { $0.results[0].label = "label 1" }],
        "1.json and 2.json: found label 1 layoutOnly twice, expected each entry once"
      ),
    ]
    for (shards, reason) in cases {
      let error = #expect(throws: MergeError.self) { try merge(shards) }
      #expect(error?.description == reason)
    }
  }

  @Test func onlyNumbersWithoutTimesMayComeFromSeveralMachines() throws {
    let other = shard(2) { $0.machine.processor = "B" }
    let merged = try merge([shard(1), other], allowsAnyMachine: true)
    #expect(merged.machine.processor == "A")
    var timed = shard(1)
    timed.document.results[0].time = HistoryTests.document(evaluated: 1, median: 5).results[0].time
    let shards = [timed, other]
    #expect(throws: MergeError.self) { try merge(shards, allowsAnyMachine: true) }
  }

  @Test func strategiesKeepTheOrderOfEveryShard() throws {
    let first = shard(1, of: 3) { $0.strategies = ["layoutOnly", "oracle"] }
    let second = shard(2, of: 3) { $0.strategies = ["propertyPass", "layoutOnly", "manual"] }
    let third = shard(3, of: 3) { $0.strategies = ["manual", "oracle"] }
    #expect(
      try merge([first, second, third]).strategies == [
        "propertyPass", "layoutOnly", "manual", "oracle",
      ]
    )
  }

  // MARK: - Plain Swift

  private func shard(
    _ index: Int,
    _ benchmarks: [BenchmarkFigures],
    failures: [Failure] = [],
    counters: MetricCounters = Iterations.counters
  ) -> (file: String, document: IterationDocument) {
    var document = Iterations.run(benchmarks, counters: counters, failures: failures)
    document.shard = Shard(index: index, count: 2)
    return ("\(index).json", document)
  }

  private func merge(
    _ shards: [(file: String, document: IterationDocument)]
  ) throws(MergeError) -> IterationDocument {
    try ShardMerge.document(of: shards, command: ["merge"], allowsAnyMachine: true)
  }

  @Test func shardsOfPlainSwiftAreMerged() throws {
    var counters = Iterations.counters
    counters[.references] = nil
    let failure = Failure(EntryIdentity(label: "sort"), kind: .crashed, detail: "signal 11")
    let benchmarks = [
      Iterations.benchmark("a", counts: ["mallocCountTotal": 1]),
      Iterations.benchmark("b", counts: ["retainCount": 2]),
    ]
    let first = shard(1, [benchmarks[0]], counters: counters)
    let second = shard(2, [benchmarks[1]], failures: [failure])
    var whole = Iterations.run(benchmarks, failures: [failure])
    whole.command = ["merge"]
    #expect(try merge([second, first]) == whole)
  }

  @Test func shardsOfPlainSwiftThatDoNotFitAreRefused() {
    let one = Iterations.benchmark("a", counts: ["mallocCountTotal": 1])
    var counters = Iterations.counters
    counters[.references]?.version = "2"
    let failure = Failure(EntryIdentity(label: "a"), kind: .crashed, detail: "signal 11")
    var timed = one
    timed.metrics["wallClock"] = Iterations.figures("wallClock", .sampled, [5])
    var elsewhere = shard(2, [])
    elsewhere.document.machine.cores = 4
    let cases: [([(file: String, document: IterationDocument)], String)] = [
      (
        [shard(1, [one]), shard(2, [], counters: counters)],
        "1.json: counter of references 'Swift runtime hooks 1'; 2.json: counter of references "
          + "'Swift runtime hooks 2'; expected the same"
      ),
      (
        [shard(1, [one]), shard(2, [], failures: [failure])],
        "1.json and 2.json: found a twice, expected each entry once"
      ),
      (
        [shard(1, [timed]), elsewhere],
        "1.json: machine 'A, 2 cores, 1 bytes, L, S'; 2.json: machine 'A, 4 cores, 1 bytes, L, S'; "
          + "expected the same"
      ),
    ]
    for (shards, reason) in cases {
      let error = #expect(throws: MergeError.self) { try merge(shards) }
      #expect(error?.description == reason)
    }
    #expect(throws: Never.self) { try merge([shard(1, [one]), elsewhere]) }
  }
}
