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
      try DocumentCoder.line(of: HistoryRecord(of: ResultView(document), commit: "c\(index)"))
    }
    return History(Data((lines.joined(separator: "\n") + "\n").utf8), file: "h")
  }

  @Test func aRecordHasEveryNumberOfTheRun() throws {
    let record = HistoryRecord(
      of: ResultView(Self.document(evaluated: 7, median: 1_234)),
      commit: "abc"
    )
    #expect(record.value(of: "bindings.evaluated", Self.identity) == 7)
    #expect(record.value(of: "allocations.calls", Self.identity) == 7)
    #expect(record.value(of: "layout.executed", Self.identity) == 0)
    #expect(record.value(of: "frame_ns_p50", Self.identity) == 1_234)
    #expect(record.metrics == Metric.all.map(\.key) + ["frame_ns_p50", "cpu_ns_p50"])
    #expect(record.entries[Self.identity]?.frames == 1)
  }

  @Test func whatWasNotTakenIsMissingAndNotZero() throws {
    let record = HistoryRecord(of: ResultView(Self.document(evaluated: 7)), commit: "abc")
    #expect(record.value(of: "frame_ns_p50", Self.identity) == nil)
    #expect(record.value(of: "no.such", Self.identity) == nil)
  }

  @Test func aRecordIsALineAndReadBack() throws {
    let record = HistoryRecord(
      of: ResultView(Self.document(evaluated: 7, median: 9)),
      commit: "a \"b"
    )
    let line = try DocumentCoder.line(of: record)
    #expect(!line.contains("\n"))
    let history = History(Data((line + "\n").utf8), file: "h")
    #expect(history.lines.map(\.record) == [record])
    #expect(history.unreadable == [])
  }

  @Test func aTornLastLineIsToldAndNothingElseIsLost() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(of: ResultView(Self.document(evaluated: 1)), commit: "c")
    )
    let history = History(Data((line + "\n" + line.prefix(40)).utf8), file: "h.ndjson")
    #expect(history.lines.map(\.number) == [1])
    #expect(history.unreadable.map(\.number) == [2])
    #expect(history.unreadable.map(\.isTorn) == [true])
    #expect(history.unreadable[0].reason.hasPrefix("h.ndjson:2: not JSON: "))
  }

  @Test func aLineThatIsTornInTheMiddleIsPassedOver() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(of: ResultView(Self.document(evaluated: 1)), commit: "c")
    )
    let text = "\(line)\n\(line.prefix(9))\n\(line)\n"
    let history = History(Data(text.utf8), file: "h")
    #expect(history.lines.map(\.number) == [1, 3])
    #expect(history.unreadable.map(\.number) == [2])
    #expect(history.unreadable.map(\.isTorn) == [false])
  }

  @Test func aWholeLineWithoutItsEndIsARecord() throws {
    let line = try DocumentCoder.line(
      of: HistoryRecord(of: ResultView(Self.document(evaluated: 1)), commit: "c")
    )
    #expect(History(Data(line.utf8), file: "h").lines.count == 1)
    #expect(History(Data(), file: "h").lines.isEmpty)
  }

  @Test func valuesThatDoNotGoWithTheNamesAreAFlaw() throws {
    let record = HistoryRecord(of: ResultView(Self.document(evaluated: 1, median: 9)), commit: "c")
    var values = record
    values.metrics.removeLast()
    values.sources?.removeLast()
    var sources = record
    sources.sources?.removeLast()
    #expect(
      [record, values, sources].map(\.flaw) == [
        nil,
        DocumentFlaw(
          key: "entries.list-scroll.steady.layoutOnly.values",
          detail: "found 47 values, expected 46, one a metric"
        ),
        DocumentFlaw(key: "sources", detail: "found 46 sources, expected 47, one a metric"),
      ]
    )
  }

  @Test func aRecordOfPlainSwiftHasMediansAndTheirSources() throws {
    let run = Iterations.run([
      Iterations.benchmark(
        "parse",
        [
          "mallocCountTotal": Iterations.figures("mallocCountTotal", .exact, [3]),
          "wallClock": Iterations.figures("wallClock", .sampled, [5, 7, 9]),
        ]
      ),
      Iterations.benchmark("sort", counts: ["custom.nodes": 4]),
    ])
    let record = HistoryRecord(of: ResultView(run), commit: "c")
    #expect(record.metrics == ["mallocCountTotal", "wallClock", "custom.nodes"])
    #expect(record.sources == [.allocations, .other, .other])
    #expect(record.sampled == ["wallClock"])
    #expect(record.identities == ["parse", "sort"].map { EntryIdentity(label: $0) })
    #expect(record.entries.sorted.map(\.value.values) == [[3, 7, nil], [nil, nil, 4]])
    #expect(record.entries.sorted.allSatisfy { $0.value.frames == nil && $0.value.digest == nil })
    #expect(record.counter(of: "mallocCountTotal") == Examples.counter)
    #expect(record.counter(of: "wallClock") == nil)
    let line = try DocumentCoder.line(of: record)
    #expect(History(Data(line.utf8), file: "h").lines.map(\.record) == [record])
  }

  /// A record from before every counter was kept.
  static let oldLine = """
    {"allocation_counter":{"name":"jemalloc nrequests","version":"5.3.0"},"commit":"old",\
    "date":"2026-01-01T00:00:00Z","entries":{"list-scroll.steady":{"layoutOnly":{"digest":\
    "0000000000000001","frames":1,"values":[4,4,99]}}},"machine":{"cores":2,"kernel":"L",\
    "memory_bytes":1,"processor":"A","system":"S"},"metrics":["bindings.evaluated",\
    "allocations.calls","frame_ns_p50"],"schema":"updatebench.history","schema_version":1,\
    "suite":"default","toolchain":{"configuration":"release","swift":"6.3","traits":[]}}
    """

  @Test func anOldRecordIsReadAsBefore() throws {
    let history = History(Data(Self.oldLine.utf8), file: "h")
    #expect(history.unreadable == [])
    let record = try #require(history.lines.first?.record)
    #expect(record.value(of: "bindings.evaluated", Self.identity) == 4)
    #expect(record.entries[Self.identity]?.frames == 1)
    #expect(record.entries[Self.identity]?.digest == FrameDigest(1))
    #expect(record.counter(of: "bindings.evaluated") == .work)
    #expect(record.counter(of: "allocations.calls") == Examples.counter)
    #expect(record.counter(of: "frame_ns_p50") == nil)
    #expect(record.isSampled("frame_ns_p50"))
    #expect(!record.isSampled("allocations.calls"))
  }
}
