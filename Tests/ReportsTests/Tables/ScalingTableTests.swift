import Testing
import UBRegression
import UBReports

@Suite struct ScalingTableTests {
  private static let sizes = [1, 2, 4, 8]

  /// A sweep of the costs of each metric under each strategy.
  private func sweep(_ costs: [String: [String: [Int]]]) -> ScalingSweepResult {
    var sweep = ScalingSweepResult(of: [:], sizes: Self.sizes)
    sweep.curves = costs.mapValues { metrics in
      metrics.mapValues { ScalingCurve(sizes: Self.sizes, costs: $0) }
    }
    return sweep
  }

  private let bindings = "bindings"
  private let calls = "allocations.calls"

  @Test func strategiesStandSideBySide() {
    let grid = ScalingTable.grid(
      of: sweep([
        "fast": [bindings: [3, 3, 3, 3], calls: [0, 0, 0, 0]],
        "slow": [bindings: [2, 8, 32, 128], calls: [0, 1, 2, 4]],
      ]),
      strategies: ["slow", "absent", "fast"]
    )
    #expect(
      grid.terminalText == """
          exponent, 95 % interval          slow         fast
          allocations.calls        no power law            0
          bindings                  2.00 ± 0.00  0.00 ± 0.00
        """
    )
  }

  @Test func aMetricThatIsZeroEverywhereIsLeftOut() {
    let grid = ScalingTable.grid(
      of: sweep(["one": [bindings: [0, 0, 0, 0], calls: [1, 2, 4, 8]]]),
      strategies: ["one"]
    )
    #expect(
      grid.terminalText == """
          exponent, 95 % interval          one
          allocations.calls        1.00 ± 0.00
        """
    )
  }

  @Test func aMetricOfOneStrategyHasNoCurveUnderTheOther() {
    let grid = ScalingTable.grid(
      of: sweep(["a": [bindings: [1, 2, 4, 8]], "b": [calls: [8, 4, 2, 1]]]),
      strategies: ["a", "b"]
    )
    #expect(
      grid.terminalText == """
          exponent, 95 % interval            a             b
          allocations.calls                  -  -1.00 ± 0.00
          bindings                 1.00 ± 0.00             -
        """
    )
  }

  @Test func benchmarksOfPlainSwiftHaveOneColumn() {
    let grid = ScalingTable.grid(
      of: sweep([ScalingSweepResult.noStrategy: [calls: [1, 2, 4, 8]]]),
      strategies: [ScalingSweepResult.noStrategy]
    )
    #expect(
      grid.terminalText == """
          exponent, 95 % interval         cost
          allocations.calls        1.00 ± 0.00
        """
    )
  }

  @Test func anIntervalIsShownWithTheExponent() throws {
    let fit = try #require(ScalingCurve(sizes: Self.sizes, costs: [10, 21, 39, 82]).fit)
    #expect(ScalingTable.text(of: fit).contains(#/^1\.00 ± 0\.[01]\d$/#))
  }
}
