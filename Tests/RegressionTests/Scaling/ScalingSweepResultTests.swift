import UBRegression
import UBResults
import Testing

@Suite struct ScalingSweepResultTests {
  private let sizes = [1, 2, 4, 8]

  /// Costs of which more is worse have curves; others, and what varies, have none.
  @Test func workloadsHaveCurvesByStrategyAndMetric() throws {
    let rows = sizes.map { size in
      ResultView(
        Examples.run([
          Examples.result([
            "bindings.evaluated": size, "allocations.calls": 0, "list.enters": size,
            "allocations.frames_without": size,
          ])
        ])
      ).entries
    }.flatMap(\.self)
    let sweep = ScalingSweepResult(
      of: ["propertyPass": rows, "layoutOnly": Array(rows.dropLast())],
      sizes: sizes
    )
    #expect(sweep.sizes == sizes)
    #expect(sweep.curves.keys.sorted() == ["propertyPass"])
    let curves = try #require(sweep.curves["propertyPass"])
    #expect(
      curves.keys.sorted()
        == Metric.all.filter { $0.polarity == .prefersSmaller }.map(\.key).sorted()
    )
    #expect(curves["bindings.evaluated"] == ScalingCurve(sizes: sizes, costs: sizes))
    #expect(curves["allocations.calls"]?.isZero == true)
  }

  @Test func plainSwiftHasCurvesWithoutAStrategy() {
    let rows = sizes.map { size in
      ResultView(
        Iterations.run([
          Iterations.benchmark(
            "parse",
            [
              "mallocCountTotal": Iterations.figures("mallocCountTotal", .exact, [size * 3]),
              "retainCount": Iterations.figures("retainCount", .exact, [size, size + 1]),
              "custom.hits": Iterations.figures("custom.hits", .exact, [size]),
              "wallClock": Iterations.figures("wallClock", .sampled, [size]),
            ]
          )
        ])
      ).entries
    }.flatMap(\.self)
    let sweep = ScalingSweepResult(of: [nil: rows], sizes: sizes)
    #expect(
      sweep.curves == [
        "-": [
          "mallocCountTotal": ScalingCurve(sizes: sizes, costs: sizes.map { $0 * 3 }),
          // The median of values that differ from iteration to iteration.
          "retainCount": ScalingCurve(sizes: sizes, costs: sizes),
        ]
      ]
    )
  }
}
