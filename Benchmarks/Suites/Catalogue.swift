import UBExamples
import UBWorkloads

/// Every suite and workload there is.
package enum Catalogue {
  /// The suite that runs unless another is named.
  package static let standard = Suite(
    name: "default",
    summary: "Scrolling, recycling, animating and resizing a list under every strategy.",
    benchmarks: [
      BenchmarkDefinition(SteadyScroll.self)
    ] + amplificationCurve + [
      BenchmarkDefinition(Fling.self),
      BenchmarkDefinition(Ticker.self),
      BenchmarkDefinition(Ticker.self, setting: [("period", "10")]),
      BenchmarkDefinition(ReuseSweep.self, setting: [("legs", "2")]),
      BenchmarkDefinition(GroupedAnimation.self),
      BenchmarkDefinition(GeometryOnly.self),
      BenchmarkDefinition(ContentOnly.self),
      BenchmarkDefinition(UnicodeBrowser.self),
      BenchmarkDefinition(Idle.self),
    ] + topologies + ways,
    sweeps: sweeps
  )

  /// Cells of one's own, each scrolled and changed under every strategy.
  package static let examples = Suite(
    name: "examples",
    summary: "The cells of Benchmarks/Examples, scrolled and changed under every strategy.",
    benchmarks: Examples.workloads.map { BenchmarkDefinition($0) }
  )

  /// The steady scroll from a point to a page a frame: the needless work of a naive recompute.
  private static let amplificationCurve = ["1", "11", "44", "88", "176", "440", "880"].map {
    delta in
    BenchmarkDefinition(SteadyScroll.self, setting: [("delta", delta)])
  }

  /// Every shape of layout, its constraints in the order of the views and against it.
  private static let topologies = [
    "flat", "chain", "nested", "equalWidths", "independentChains",
  ].flatMap { topology in
    ["forward", "reversed"].map { order in
      BenchmarkDefinition(
        TopologyLayout.self,
        setting: [("topology", topology), ("order", order)]
      )
    }
  }

  /// One visible change of a layout, made in each way.
  private static let ways = ["churn", "toggle", "constant", "hide"].map { way in
    BenchmarkDefinition(PictureToggle.self, setting: [("way", way)])
  }

  /// The sizes of a list, of a cell, of an interface without a list, and of a layout.
  private static let sweeps =
    [
      SweepDefinition(
        "list-scroll.steady",
        over: "rows",
        sizes: [500, 1_000, 2_000, 4_000, 8_000],
        setting: [("frames", "60")]
      ),
      SweepDefinition(
        "list-scroll.steady",
        over: "bindings",
        sizes: [4, 8, 16, 32, 64],
        setting: [("frames", "60")]
      ),
      SweepDefinition(
        "list-scroll.ticker",
        over: "rows",
        sizes: [500, 1_000, 2_000, 4_000, 8_000],
        setting: [("frames", "30")]
      ),
      SweepDefinition("cell-reuse.sweep", over: "rows", sizes: [125, 250, 500, 1_000, 2_000]),
      SweepDefinition("animation.grouped", over: "views", sizes: [5, 10, 20, 40, 80]),
    ]
    + [[], [("topology", "nested")], [("topology", "equalWidths")]].map { settings in
      SweepDefinition(
        "layout.topology",
        over: "views",
        sizes: [8, 16, 32, 64, 128],
        setting: settings
      )
    }

  /// Every suite, the default one first.
  package static let suites = [standard, examples, SolverSuite.suite]
}
