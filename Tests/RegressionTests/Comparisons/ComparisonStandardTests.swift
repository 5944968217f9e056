import UBRegression
import UBResults
import Testing

@Suite struct ComparisonStandardTests {
  private let build = ComparisonStandard.build(allowsAdded: false)
  private let lenient = ComparisonStandard.build(allowsAdded: true)

  private func entry(
    _ obstacles: [Obstacle] = [],
    from old: Int = 1,
    to new: Int
  ) -> EntryComparison {
    let difference = MetricDifference(metric: Metric.all[0], old: old, new: new)
    return EntryComparison(
      identity: EntryIdentity(label: "a", strategy: "propertyPass"),
      obstacles: obstacles,
      differences: old == new ? [] : [difference]
    )
  }

  @Test func onlyABaselineHasToBeAccepted() {
    let better = Comparison(entries: [entry(from: 2, to: 1)])
    #expect(ComparisonStandard.baseline.meaning(of: better) == .improved)
    #expect(build.meaning(of: better) == .unchanged)
    #expect(ComparisonStandard.baseline.meaning(of: .moved) == .moved)
    #expect(build.meaning(of: .moved) == .unchanged)
  }

  @Test(arguments: [ComparisonStandard.baseline, .build(allowsAdded: true)])
  func whatIsWorseFails(standard: ComparisonStandard) {
    let worse = Comparison(entries: [entry(to: 1), entry(to: 2)])
    #expect(standard.meaning(of: worse) == .regressed)
  }

  @Test func whatWasAddedPassesIfItMay() {
    let added = Comparison(entries: [entry([.missingInBaseline], to: 1)])
    #expect(build.meaning(of: added) == .notComparable)
    #expect(lenient.meaning(of: added) == .unchanged)
    let vanished = Comparison(entries: [entry([.missingInRun], to: 1)])
    #expect(lenient.meaning(of: vanished) == .notComparable)
  }

  @Test func whatSomethingElseCountedCouldNotBeCompared() {
    let jemalloc = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
    let other = MetricCounter(name: "jemalloc nrequests", version: "5.4.0")
    let comparison = Comparison(
      obstacles: [.otherAllocationCounter(base: jemalloc, new: other)],
      entries: [entry(to: 1)]
    )
    #expect(ComparisonStandard.baseline.meaning(of: comparison) == .rebaseline)
    #expect(build.meaning(of: comparison) == .notComparable)
    #expect(build.meaning(of: Comparison()) == .notComparable)
  }
}
