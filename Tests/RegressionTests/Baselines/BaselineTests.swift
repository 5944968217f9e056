import FoundationEssentials
import UBRegression
import UBResults
import Testing

@Suite struct BaselineTests {
  private let counted = Examples.baseline([Examples.result(["solver.pivots": 3])])

  @Test func aRunOfWorkloadsIsHeldWhole() {
    #expect(counted.suite == "default")
    #expect(counted.machine == nil)
    #expect(counted.toolchain == Examples.toolchain)
    #expect(counted.counters == MetricCounters([.work: .work, .allocations: Examples.counter]))
    #expect(counted.acceptances == [])
    #expect(counted.entries.identities == [Examples.steady])
    let entry = counted.entries[Examples.steady]
    #expect(
      entry?.facts == [
        "benchmark": .text("list-scroll.steady"), "digest": .text("0000000000000001"),
        "frames": .integer(120), "id": .text("LS1"), "parameter.delta": .integer(22),
      ]
    )
    #expect(entry?.metrics.keys.sorted() == Metric.all.map(\.key).sorted())
    #expect(entry?.metrics.filter { $0.value != .exact(0) } == ["solver.pivots": .exact(3)])
    #expect(entry?.expiring == nil)
  }

  @Test func ofPlainSwiftCountsAndMetricsWithThresholdsAreHeld() {
    let benchmark = Iterations.benchmark(
      "parse",
      [
        "mallocCountTotal": Iterations.figures("mallocCountTotal", .exact, [3]),
        "instructions": Iterations.figures("instructions", .simulated, [90]),
        "wallClock": Iterations.figures("wallClock", .sampled, [7]),
        "throughput": Iterations.figures("throughput", .sampled, [8]),
      ],
      scalingFactor: 1_000
    )
    let view = ResultView(Iterations.run([benchmark]))
    let plain = Baseline(of: view, by: Iterations.rules())
    #expect(
      plain.entries.sorted.map(\.value) == [
        Baseline.Entry(
          facts: ["scaling_factor": .integer(1_000)],
          metrics: [
            "mallocCountTotal": .exact(3),
            "instructions": MetricValue(.simulated, PercentileValues(constant: 90)),
          ]
        )
      ]
    )
    #expect(plain.machine == nil)
    var counters = Iterations.counters
    counters[.references] = nil
    #expect(plain.counters == counters)
    let timed = Baseline(
      of: view,
      by: Iterations.rules(["wallClock": Thresholds(relative: [.p50: 5])])
    )
    #expect(
      timed.entries.sorted.map { $0.value.metrics["wallClock"] } == [
        MetricValue(.sampled, PercentileValues(constant: 7))
      ]
    )
    #expect(timed.machine == Examples.machine)
  }

  @Test func oneChangedNumberIsOneChangedLine() throws {
    let before = try text(of: counted).split(separator: "\n")
    let after = try text(of: Examples.baseline([Examples.result(["solver.pivots": 4])]))
      .split(separator: "\n")
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count)
    #expect(changed.map(\.0) == [#"          "solver.pivots" : 3,"#])
    #expect(changed.map(\.1) == [#"          "solver.pivots" : 4,"#])
  }

  @Test func aBaselineComesBackAsItWas() throws {
    let plain = Baseline(
      of: ResultView(Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 3])]))
    )
    for baseline in [counted, plain] {
      #expect(try decode(try text(of: baseline)) == baseline)
    }
    #expect(try text(of: plain).contains("\n      \"-\" : {\n"))
  }

  @Test(arguments: [
    (
      "\"schema_version\" : 2", "\"schema_version\" : 1",
      """
      a.json: key 'schema_version': found 1, expected 2; save a new one with 'baseline delete' \
      and 'baseline save'
      """
    ),
    (
      "\"schema_version\" : 2", "\"schema_version\" : 3",
      "a.json: key 'schema_version': found 3, expected 2"
    ),
    (
      "updatebench.baseline", "updatebench.benchmarks-baseline",
      """
      a.json: key 'schema': found 'updatebench.benchmarks-baseline' version 2, expected \
      'updatebench.baseline' version 2; save a new one with 'baseline delete' and 'baseline save'
      """
    ),
    (
      "updatebench.baseline", "updatebench.results",
      "a.json: key 'schema': found 'updatebench.results', expected 'updatebench.baseline'"
    ),
  ])
  func otherVersionsAreRefused(old: String, new: String, complaint: String) throws {
    let text = try text(of: counted)
    #expect(text.contains(old))
    let error = #expect(throws: DocumentError.self) { try decode(text.replacing(old, with: new)) }
    #expect(error?.description == complaint)
  }

  /// The files that were written before suites of both kinds had one format.
  @Test(arguments: [
    (
      #"{"schema" : "updatebench.baseline", "schema_version" : 1, "work_counter" : {}}"#,
      "key 'schema_version': found 1, expected 2"
    ),
    (
      #"{"schema" : "updatebench.benchmarks-baseline", "schema_version" : 1, "entries" : {}}"#,
      """
      key 'schema': found 'updatebench.benchmarks-baseline' version 1, expected \
      'updatebench.baseline' version 2
      """
    ),
  ])
  func formerBaselinesAreRefusedByName(text: String, complaint: String) {
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(
      error?.description
        == "a.json: \(complaint); save a new one with 'baseline delete' and 'baseline save'"
    )
  }

  private func text(of baseline: Baseline) throws -> String {
    try DocumentCoder.text(of: baseline, foldingArrays: false)
  }

  private func decode(_ text: String) throws -> Baseline {
    try DocumentCoder.decode(Baseline.self, from: Data(text.utf8), file: "a.json")
  }
}
