import FoundationEssentials
import UBRegression
import UBResults
import Testing

@Suite struct HistoryChangeTests {
  private func changes(_ documents: [ResultDocument], of metric: String) throws -> [String] {
    let history = try HistoryTests.history(documents)
    return HistoryChange.all(in: history) { $1 == metric }
      .map { change in
        "\(change.line.record.commit): \(change.before) -> \(change.after) \(change.note)"
      }
  }

  @Test func anExactNumberChangesWheneverItDiffers() throws {
    let documents = [5, 5, 6, 6, 4].map { HistoryTests.document(evaluated: $0) }
    #expect(
      try changes(documents, of: "bindings.evaluated") == ["c2: 5 -> 6 +1", "c4: 6 -> 4 -2"]
    )
  }

  /// Numbers of another Swift version have a history of their own.
  @Test func numbersOfAnotherOriginAreNotComparedButTheirOwnAre() throws {
    let documents = [
      HistoryTests.document(evaluated: 5), HistoryTests.document(evaluated: 9, swift: "6.4"),
      HistoryTests.document(evaluated: 6), HistoryTests.document(evaluated: 9, swift: "6.4"),
    ]
    #expect(try changes(documents, of: "bindings.evaluated") == ["c2: 5 -> 6 +1"])
  }

  @Test func onlyAllocationsDependOnTheirCounter() throws {
    let documents = [
      HistoryTests.document(evaluated: 5), HistoryTests.document(evaluated: 6, counter: "5.4.0"),
    ]
    #expect(try changes(documents, of: "allocations.calls") == [])
    #expect(try changes(documents, of: "bindings.evaluated") == ["c1: 5 -> 6 +1"])
  }

  @Test func anEntryThatVanishesIsAChange() throws {
    var without = HistoryTests.document(evaluated: 5)
    without.results = []
    let documents = [HistoryTests.document(evaluated: 5), without]
    #expect(try changes(documents, of: "bindings.evaluated") == ["c1: 5 -> missing "])
  }

  @Test func aMetricThatVanishesWithItsCounterIsAChange() throws {
    var without = Iterations.run([Iterations.benchmark(counts: ["custom.nodes": 1])])
    without.counters = MetricCounters()
    let with = Iterations.run([
      Iterations.benchmark(counts: ["custom.nodes": 1, "retainCount": 4])
    ])
    let lines = try [with, without, with].enumerated().map { index, run in
      try DocumentCoder.line(of: HistoryRecord(of: ResultView(run), commit: "c\(index)"))
    }
    let history = History(Data(lines.joined(separator: "\n").utf8), file: "h")
    #expect(
      HistoryChange.all(in: history).map { "\($0.line.record.commit): \($0.before) \($0.after)" }
        == ["c1: 4 missing", "c2: missing 4"]
    )
  }

  @Test func aTimeChangesWhereItsLevelDoes() throws {
    let medians: [UInt64] = [100, 101, 99, 100, 102, 100, 120, 121, 119, 120, 122]
    let documents = medians.map { HistoryTests.document(evaluated: 5, median: $0) }
    #expect(try changes(documents, of: "frame_ns_p50") == ["c6: 100 -> 120 x1.20, p < 1e-8"])
    #expect(try changes(documents, of: "cpu_ns_p50") == [])
  }

  @Test func numbersAreComparedWithThoseOfOldRecords() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(
        of: ResultView(HistoryTests.document(evaluated: 5)),
        commit: "new"
      )
    )
    let history = History(Data((HistoryTests.oldLine + "\n" + line).utf8), file: "h")
    let changes = HistoryChange.all(in: history) {
      $1.hasSuffix("evaluated") || $1.hasSuffix("calls")
    }
    #expect(
      changes.map { "\($0.line.record.commit): \($0.metric) \($0.before) -> \($0.after)" } == [
        "new: bindings.evaluated 4 -> 5", "new: allocations.calls 4 -> 5",
      ]
    )
  }

  /// Small steps add up to a change.
  @Test func instructionsChangeByMoreThanTheirTolerance() throws {
    let documents = [10_000, 10_010, 10_005, 10_011, 10_021, 9_999].map { own in
      var document = HistoryTests.document(evaluated: 5)
      document.results[0].instructions = InstructionFigures(total: own, own: own, parts: [:])
      document.instructionCounter = MetricCounter(name: "callgrind", version: "3.19.0")
      return document
    }
    #expect(
      try changes(documents, of: "instructions.own") == [
        "c3: 10000 -> 10011 +11", "c5: 10011 -> 9999 -12",
      ]
    )
  }

  @Test func countsOfPlainSwiftDependOnTheirCounter() throws {
    func record(_ count: Int, version: String, commit: String) throws -> String {
      var run = Iterations.run([Iterations.benchmark(counts: ["retainCount": count])])
      run.counters[.references]?.version = version
      return try DocumentCoder.line(of: HistoryRecord(of: ResultView(run), commit: commit))
    }
    let lines = [
      try record(1, version: "1", commit: "a"), try record(2, version: "2", commit: "b"),
      try record(3, version: "1", commit: "c"),
    ]
    let history = History(Data(lines.joined(separator: "\n").utf8), file: "h")
    #expect(
      HistoryChange.all(in: history).map { "\($0.line.record.commit): \($0.before) \($0.after)" }
        == ["c: 1 3"]
    )
  }
}
