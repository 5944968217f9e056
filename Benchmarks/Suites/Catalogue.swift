import UBExamples
import UBWorkloads

/// The catalogue of suites and their workloads.
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
    ] + topologies + ways
  )

  /// The example cells and screens, each scrolled and changed under every strategy.
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

  /// Every suite, the default one first.
  package static let suites = [standard, examples]
}
