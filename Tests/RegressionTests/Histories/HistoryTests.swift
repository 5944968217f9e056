import Foundation
import UBInstrumentation
import UBRegression
import UBResults
import Testing

@Suite struct HistoryTests {
  /// A document whose numbers follow from one.
  static func document(
    evaluated: Int,
    median: UInt64? = nil,
    swift: String = "6.3",
    counter: String = "5.3.0"
  ) -> ResultDocument {
    let calls = AllocationFigures(callsByFrame: [evaluated], bytesByFrame: [64], liveDelta: 0)
    let samples = TimeSamples(frame: [[median ?? 0]], cpu: [[1]], solver: [[0]])
    return ResultDocument(
      suite: "default",
      date: "2026-01-02T03:04:05Z",
      command: ["updatebench", "run"],
      machine: Machine(processor: "A", cores: 2, memory: 1, kernel: "L", system: "S"),
      toolchain: Toolchain(swift: swift, compiler: nil, configuration: .release, traits: []),
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: counter),
      strategies: ["layoutOnly"],
      results: [
        BenchmarkResult(
          benchmark: "list-scroll.steady",
          id: "LS1",
          label: "list-scroll.steady",
          strategy: "layoutOnly",
          parameters: [:],
          run: CountedRun(
            work: [.bindingsEvaluated: evaluated],
            frameDigests: [FrameDigest(1)],
            allocations: calls
          ),
          amplification: nil,
          time: median.flatMap { _ in TimeFigures(samples: samples, processor: 0) }
        )
      ],
      failures: []
    )
  }

  static let identity = EntryIdentity(label: "list-scroll.steady", strategy: "layoutOnly")

  /// The history of documents, whose commits are their places.
  static func history(_ documents: [ResultDocument]) throws -> History {
    let lines = try documents.enumerated().map { index, document in
      try DocumentCoder.line(of: HistoryRecord(of: document, commit: "c\(index)"))
    }
    return History(Data((lines.joined(separator: "\n") + "\n").utf8), file: "h")
  }

  @Test func aRecordHasEveryNumberOfTheRun() throws {
    let record = HistoryRecord(of: Self.document(evaluated: 7, median: 1_234), commit: "abc")
    #expect(record.value(of: "bindings.evaluated", Self.identity) == 7)
    #expect(record.value(of: "allocations.calls", Self.identity) == 7)
    #expect(record.value(of: "layout.executed", Self.identity) == 0)
    #expect(record.value(of: "frame_ns_p50", Self.identity) == 1_234)
    #expect(record.metrics == Metric.all.map(\.key) + ["frame_ns_p50", "cpu_ns_p50"])
    #expect(record[Self.identity]?.frames == 1)
  }

  @Test func whatWasNotTakenIsMissingAndNotZero() throws {
    let record = HistoryRecord(of: Self.document(evaluated: 7), commit: "abc")
    #expect(record.value(of: "frame_ns_p50", Self.identity) == nil)
    #expect(record.value(of: "no.such", Self.identity) == nil)
  }

  @Test func aRecordIsALineAndReadBack() throws {
    let record = HistoryRecord(of: Self.document(evaluated: 7, median: 9), commit: "a\n\"b")
    let line = try DocumentCoder.line(of: record)
    #expect(!line.contains("\n"))
    let history = History(Data((line + "\n").utf8), file: "h")
    #expect(history.lines.map(\.record) == [record])
    #expect(history.unreadable == [])
  }

  @Test func aTornLastLineIsToldAndNothingElseIsLost() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(of: Self.document(evaluated: 1), commit: "c")
    )
    let history = History(Data((line + "\n" + line.prefix(40)).utf8), file: "h.ndjson")
    #expect(history.lines.map(\.number) == [1])
    #expect(history.unreadable.map(\.number) == [2])
    #expect(history.unreadable.map(\.isTorn) == [true])
    #expect(history.unreadable[0].reason.hasPrefix("h.ndjson:2: not JSON: "))
  }

  @Test func aLineThatIsTornInTheMiddleIsPassedOver() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(of: Self.document(evaluated: 1), commit: "c")
    )
    let text = "\(line)\n\(line.prefix(9))\n\(line)\n"
    let history = History(Data(text.utf8), file: "h")
    #expect(history.lines.map(\.number) == [1, 3])
    #expect(history.unreadable.map(\.number) == [2])
    #expect(history.unreadable.map(\.isTorn) == [false])
  }

  @Test func aWholeLineWithoutItsEndIsARecord() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(of: Self.document(evaluated: 1), commit: "c")
    )
    #expect(History(Data(line.utf8), file: "h").lines.count == 1)
    #expect(History(Data(), file: "h").lines.isEmpty)
  }

  @Test func valuesThatDoNotGoWithTheNamesAreAFlaw() throws {
    var record = HistoryRecord(of: Self.document(evaluated: 1), commit: "c")
    record.metrics.removeLast()
    let history = History(Data(try DocumentCoder.line(of: record).utf8), file: "h")
    #expect(
      history.unreadable.map(\.reason) == [
        "h:1: key 'entries.list-scroll.steady.layoutOnly.values': found 47 numbers, expected 46, "
          + "one a metric"
      ]
    )
  }
}
