/// Every suite and workload there is.
package enum Catalogue {
  /// The suite that runs unless another is named.
  package static let standard = Suite(
    name: "default",
    summary: "Scrolling, recycling, animating and resizing a list under every strategy.",
    benchmarks: []
  )

  /// Every suite, the default one first.
  package static let suites = [standard]
}
