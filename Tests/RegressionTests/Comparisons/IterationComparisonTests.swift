import UBRegression
import UBResults
import Testing

/// Comparisons of suites of plain Swift.
@Suite struct IterationComparisonTests {
  private typealias Figures = [String: MetricFigures]

  @Test func everyCountHasToMatch() {
    let base = Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 3])])
    #expect(Comparison(from: base, to: base).verdict == .unchanged)
    for (count, verdict, text) in [
      (4, Verdict.regressed, "parse: mallocCountTotal 3 -> 4 (+1, +33.3 %)"),
      (2, .improved, "parse: mallocCountTotal 3 -> 2 (-1, -33.3 %)"),
    ] {
      let run = Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": count])])
      let comparison = Comparison(from: base, to: run)
      #expect(comparison.verdict == verdict)
      #expect(comparison.findings == [text])
    }
  }

  @Test func aCountThatVariesIsHeldPercentileByPercentile() {
    let old = Iterations.figures("mallocCountTotal", .exact, [5, 6, 6, 6])
    let new = Iterations.figures("mallocCountTotal", .exact, [5, 6, 6, 7])
    let comparison = compare(["mallocCountTotal": old], with: ["mallocCountTotal": new])
    #expect(
      comparison.findings == [
        "parse: mallocCountTotal p90 6 -> 7 (+1, +16.7 %)",
        "parse: mallocCountTotal p99 6 -> 7 (+1, +16.7 %)",
        "parse: mallocCountTotal p100 6 -> 7 (+1, +16.7 %)",
      ]
    )
    #expect(comparison.verdict == .regressed)
  }

  @Test func aMetricThatPrefersLargerGetsWorseDownwards() {
    let comparison = Comparison(
      from: Iterations.run([Iterations.benchmark(counts: ["custom.hits": 5_000])]),
      to: Iterations.run([Iterations.benchmark(counts: ["custom.hits": 4_500])])
    )
    #expect(comparison.findings == ["parse: custom.hits 5000 -> 4500 (-500, -10.0 %)"])
    #expect(comparison.verdict == .regressed)
  }

  @Test func otherWorkIsToldButNotJudged() {
    let base = Iterations.benchmark(counts: ["mallocCountTotal": 3])
    var other = Iterations.benchmark(counts: ["mallocCountTotal": 4])
    other.scalingFactor = 1_000
    let comparison = Comparison(from: Iterations.run([base]), to: Iterations.run([other]))
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.findings == [
        "parse: it does something else: scaling factor 1 -> 1000",
        "parse: mallocCountTotal 3 -> 4 (+1, +33.3 %)",
      ]
    )
  }

  // MARK: - Counters

  @Test func numbersOfAnotherCounterHaveToBeTakenAnewAndTheRestIsJudged() {
    let base = Iterations.run([
      Iterations.benchmark("calls", counts: ["retainCount": 5]),
      Iterations.benchmark(counts: ["retainCount": 5, "mallocCountTotal": 3]),
    ])
    var run = Iterations.run([
      Iterations.benchmark("calls", counts: ["retainCount": 6]),
      Iterations.benchmark(counts: ["retainCount": 6, "mallocCountTotal": 3]),
    ])
    run.counters[.references]?.name = "preload"
    let comparison = Comparison(from: base, to: run)
    #expect(comparison.verdict == .rebaseline)
    #expect(
      comparison.findings == [
        """
        references were counted by Swift runtime hooks 1 in the baseline and by preload 1 in the \
        run; accept the baseline again
        """,
        "calls: none of its metrics is a count or has a threshold that is judged",
      ]
    )
    #expect(comparison.entries.map(\.isJudged) == [false, true])
    run.benchmarks[1] = Iterations.benchmark(counts: ["retainCount": 6, "mallocCountTotal": 4])
    #expect(Comparison(from: base, to: run).verdict == .regressed)
  }

  @Test func allocationsOfAnotherCounterLeaveTheRest() {
    let base = Iterations.run([
      Iterations.benchmark(counts: ["mallocCountTotal": 3, "custom.nodes": 7])
    ])
    var run = Iterations.run([
      Iterations.benchmark(counts: ["mallocCountTotal": 9, "custom.nodes": 7])
    ])
    run.counters[.allocations]?.version = "5.4.0"
    let comparison = Comparison(from: base, to: run)
    #expect(comparison.verdict == .rebaseline)
    #expect(comparison.obstacles.map(\.source) == [.allocations])
    expectUnchanged(comparison.entries, [EntryIdentity(label: "parse")])
  }

  /// A counter of which nothing is held says nothing.
  @Test func aCounterWithoutMetricsMayChange() {
    let base = Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 3])])
    var run = base
    run.counters[.references]?.version = "2"
    run.counters[.instructions] = nil
    #expect(Comparison(from: base, to: run).obstacles == [])
  }

  // MARK: - Thresholds

  @Test(arguments: [(5, Verdict.unchanged), (6, .regressed), (0, .improved)])
  func thresholdsAllowAsMuchAsTheySay(count: Int, verdict: Verdict) {
    let comparison = Comparison(
      from: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 3])]),
      to: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": count])]),
      by: Iterations.rules(["mallocCountTotal": Thresholds(absolute: [.p90: 2])])
    )
    #expect(comparison.verdict == verdict)
  }

  /// A difference from zero has no percentage, and no percentage allows it.
  @Test func fromZeroNothingIsWithinAPercentage() {
    let comparison = Comparison(
      from: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 0])]),
      to: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 1])]),
      by: Iterations.rules(["mallocCountTotal": Thresholds(relative: [.p50: 100, .p90: 100])])
    )
    #expect(
      comparison.findings == [
        "parse: mallocCountTotal p50 0 -> 1 (+1)", "parse: mallocCountTotal p90 0 -> 1 (+1)",
      ]
    )
  }

  @Test func emptyThresholdsJudgeNothing() {
    let comparison = Comparison(
      from: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 0])]),
      to: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 1])]),
      by: Iterations.rules(["mallocCountTotal": Thresholds()])
    )
    #expect(comparison.verdict == .unchanged)
    #expect(comparison.findings == ["parse: mallocCountTotal has empty thresholds"])
  }

  @Test func simulatedCountsHaveATolerance() {
    func verdict(_ count: Int) -> Verdict {
      compare(
        ["instructions": Iterations.figures("instructions", .simulated, [9_000, 1_000_000])],
        with: ["instructions": Iterations.figures("instructions", .simulated, [count, 2_000_000])]
      ).verdict
    }
    #expect(
      [9_009, 9_010, 8_991, 8_990].map(verdict) == [
        .unchanged, .regressed, .unchanged, .improved,
      ]
    )
  }

  @Test func aCountThatDoesNotRepeatIsNoPassWithoutAThreshold() {
    let exact = ["mallocCountTotal": Iterations.figures("mallocCountTotal", .exact, [3])]
    let varying = [
      "mallocCountTotal": Iterations.figures(
        "mallocCountTotal",
        .nondeterministic,
        [3, 4],
        disagreement: "value 1 is 3 in process 1 and 4 in process 2"
      )
    ]
    for base in [exact, varying] {
      #expect(
        compare(base, with: varying).findings == [
          """
          parse: mallocCountTotal is nondeterministic: value 1 is 3 in process 1 and 4 in process \
          2; give it a threshold
          """
        ]
      )
      #expect(compare(base, with: varying).verdict == .notComparable)
    }
    #expect(
      compare(varying, with: exact).findings == [
        "parse: mallocCountTotal is not the same in every process; give it a threshold"
      ]
    )
    let rules = Iterations.rules(["mallocCountTotal": Thresholds(absolute: [.p100: 1])])
    #expect(compare(exact, with: varying, by: rules).verdict == .unchanged)
  }

  // MARK: - Missing metrics

  @Test func aMetricThatOneSideLacksIsNoPass() {
    let comparison = Comparison(
      from: Iterations.run([
        Iterations.benchmark(counts: ["mallocCountTotal": 3, "syscalls": 0])
      ]),
      to: Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 3, "custom.nodes": 0])])
    )
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.findings == [
        "parse: metric custom.nodes is missing in the baseline",
        "parse: metric syscalls is missing in the run: it is measured only with a threshold",
      ]
    )
  }

  @Test func aMetricThatCannotBeMeasuredHereIsMissingForItsReason() {
    let comparison = compare(
      ["mallocCountTotal": Iterations.figures("mallocCountTotal", .exact, [3])],
      with: [:],
      unavailable: ["mallocCountTotal": "found no jemalloc"]
    )
    #expect(
      comparison.findings == [
        "parse: metric mallocCountTotal is missing in the run: found no jemalloc"
      ]
    )
  }

  @Test func aThresholdThatCannotBeHeldHereIsNoPass() {
    let base: Figures = ["mallocCountTotal": Iterations.figures("mallocCountTotal", .exact, [3])]
    var rules = Iterations.rules(["syscalls": Thresholds(absolute: [.p50: 1])])
    func comparison() -> Comparison {
      compare(base, with: base, by: rules, unavailable: ["syscalls": "found no 'strace'"])
    }
    #expect(comparison().verdict == .notComparable)
    #expect(
      comparison().findings == [
        "parse: syscalls has thresholds and can't be measured here: found no 'strace'"
      ]
    )
    rules.metrics = ["mallocCountTotal"]
    #expect(comparison().verdict == .unchanged)
    rules.metrics = []
    rules.thresholds["parse"]?["syscalls"] = Thresholds()
    #expect(comparison().verdict == .unchanged)
  }

  @Test func onlyRequestedMetricsAreJudged() {
    var rules = Iterations.rules()
    rules.metrics = ["nodes"]
    let comparison = Comparison(
      from: Iterations.run([
        Iterations.benchmark(counts: ["mallocCountTotal": 3, "custom.nodes": 1])
      ]),
      to: Iterations.run([Iterations.benchmark(counts: ["custom.nodes": 2])]),
      by: rules
    )
    #expect(comparison.findings == ["parse: custom.nodes 1 -> 2 (+1, +100.0 %)"])
  }

  private func compare(
    _ base: Figures,
    with run: Figures,
    by rules: JudgingRules = Iterations.rules(),
    unavailable: [String: String] = [:]
  ) -> Comparison {
    Comparison(
      from: Iterations.run([Iterations.benchmark("parse", base)]),
      to: Iterations.run([Iterations.benchmark("parse", run, unavailable: unavailable)]),
      by: rules
    )
  }
}
