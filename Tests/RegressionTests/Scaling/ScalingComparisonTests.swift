import UBRegression
import UBResults
import Testing

@Suite struct ScalingComparisonTests {
  private static let sizes = [4, 8, 16, 32]

  private func record(
    _ costs: [Int],
    metric: String = "bindings.evaluated",
    sizes: [Int] = sizes,
    swift: String = "6.3",
    counter: String = "5.3.0"
  ) -> ScalingRecord {
    var sweep = ScalingSweepResult(of: [:], sizes: sizes)
    sweep.curves = ["layoutOnly": [metric: ScalingCurve(sizes: sizes, costs: costs)]]
    return ScalingRecord(
      suite: "default",
      toolchain: Toolchain(swift: swift, compiler: nil, configuration: .release, traits: []),
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: counter),
      sweeps: ["w over rows": sweep]
    )
  }

  private func findings(
    _ base: ScalingRecord,
    _ run: ScalingRecord,
    isExpected: Bool = true
  ) -> [ScalingComparison.Finding] {
    ScalingComparison(base: base, run: run) { _ in isExpected }.findings
  }

  @Test func theSameGrowthIsUnchangedWhateverTheCost() {
    let comparison = ScalingComparison(
      base: record([4, 8, 16, 32]),
      run: record([40, 80, 160, 320])
    ) { _ in true }
    #expect(comparison.findings == [])
    #expect(comparison.verdict == .unchanged)
  }

  @Test func growthBeyondTheMarginIsARegression() {
    let found = findings(record([4, 8, 16, 32]), record([16, 64, 256, 1_024]))
    #expect(found.map(\.verdict) == [.regressed])
    #expect(
      found.first?.text == """
        w over rows layoutOnly bindings.evaluated: exponent 1.0 -> 2.0, limit 0.1; \
        costs [4, 8, 16, 32] -> [16, 64, 256, 1024]
        """
    )
    #expect(
      findings(record([16, 64, 256, 1_024]), record([4, 8, 16, 32])).map(\.verdict) == [.improved]
    )
  }

  /// The accepted exponent's interval is added to the margin.
  @Test func growthWithinTheIntervalIsUnchanged() {
    #expect(findings(record([1, 2, 2, 4]), record([4, 8, 16, 32])) == [])
  }

  @Test func aCostFromNoneIsARegression() {
    let none = record([0, 0, 0, 0])
    #expect(findings(none, record([1, 1, 1, 1])).map(\.verdict) == [.regressed])
    #expect(findings(none, record([0, 0, 0, 1])).map(\.verdict) == [.regressed])
    #expect(findings(record([1, 1, 1, 1]), none).map(\.verdict) == [.improved])
    #expect(findings(record([0, 1, 2, 3]), record([0, 1, 2, 4])).map(\.verdict) == [.moved])
    #expect(findings(record([0, 1, 2, 3]), record([0, 1, 2, 3])) == [])
  }

  @Test func whatCannotBeComparedIsNoPass() {
    let base = record([4, 8, 16, 32])
    func incomparable(_ run: ScalingRecord) -> [String] {
      findings(base, run).map { "\($0.verdict.rawValue): \($0.text)" }
    }
    #expect(
      incomparable(record([4, 8, 16, 32], swift: "6.4")) == [
        "not comparable: the baseline was counted with Swift 6.3, the run with 6.4"
      ]
    )
    #expect(
      incomparable(record([4, 8, 16, 32], sizes: [1, 2, 3, 4])) == [
        "not comparable: w over rows: sizes [4, 8, 16, 32] -> [1, 2, 3, 4]"
      ]
    )
    #expect(
      incomparable(record([4, 8, 16, 32], metric: "layout.executed")) == [
        "not comparable: w over rows layoutOnly bindings.evaluated: missing in the run",
        "not comparable: w over rows layoutOnly layout.executed: missing in the accepted exponents",
      ]
    )
  }

  @Test func allocationsOfAnotherCounterAreNotCompared() {
    let found = findings(
      record([4, 8, 16, 32], metric: "allocations.calls"),
      record([16, 64, 256, 1_024], metric: "allocations.calls", counter: "5.4.0")
    )
    #expect(found.map(\.verdict) == [.notComparable])
  }

  @Test func allocationsOfPlainSwiftAreKnownByTheSuite() {
    let base = record([4, 8, 16, 32], metric: "mallocCountTotal")
    let run = record([16, 64, 256, 1_024], metric: "mallocCountTotal", counter: "5.4.0")
    let comparison = ScalingComparison(base: base, run: run, knowing: Iterations.metrics) { _ in
      true
    }
    #expect(comparison.findings.map(\.verdict) == [.notComparable])
    #expect(comparison.verdict == .notComparable)
  }

  @Test func aSweepThatVanishedIsMissedWhereItIsExpected() {
    var run = record([4, 8, 16, 32])
    run.sweeps = [:]
    let base = record([4, 8, 16, 32])
    #expect(findings(base, run).map(\.verdict) == [.notComparable])
    #expect(findings(base, run, isExpected: false) == [])
    #expect(findings(run, base).map(\.verdict) == [.notComparable])
  }
}
