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
    let difference = MetricDifference(Metric.all[0], from: old, to: new)
    return EntryComparison(
      identity: EntryIdentity(label: "a", strategy: "propertyPass"),
      obstacles: obstacles,
      differences: old == new ? [] : [difference]
    )
  }

  private func verdict(
    _ entries: [EntryComparison],
    _ standard: ComparisonStandard,
    obstacles: [Obstacle] = []
  ) -> Verdict {
    Comparison(obstacles: obstacles, entries: entries, standard: standard).verdict
  }

  @Test func onlyStoredNumbersHaveToBeAccepted() {
    let better = [entry(from: 2, to: 1)]
    for standard in [ComparisonStandard.baseline, .thresholds, .run] {
      #expect(verdict(better, standard) == .improved)
      #expect(standard.meaning(of: .moved) == .moved)
    }
    #expect(verdict(better, build) == .unchanged)
    #expect(build.meaning(of: .moved) == .unchanged)
  }

  @Test(arguments: [ComparisonStandard.baseline, .thresholds, .run, .build(allowsAdded: true)])
  func whatIsWorseFails(standard: ComparisonStandard) {
    #expect(verdict([entry(to: 1), entry(to: 2)], standard) == .regressed)
  }

  @Test func whatWasAddedPassesIfItMay() {
    let added = [entry([.missingInBaseline], to: 1)]
    #expect(verdict(added, build) == .notComparable)
    #expect(verdict(added, lenient) == .unchanged)
    #expect(verdict(added, .baseline) == .notComparable)
    #expect(verdict([entry([.missingInRun], to: 1)], lenient) == .notComparable)
    let failed = Obstacle.failed(Failure(EntryIdentity(label: "a"), kind: .crashed, detail: "b"))
    #expect(verdict([entry([failed, .missingInBaseline], to: 1)], lenient) == .notComparable)
  }

  @Test func anotherCounterAsksOnlyStoredNumbersToBeTakenAnew() {
    let jemalloc = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
    let other = MetricCounter(name: "jemalloc nrequests", version: "5.4.0")
    let obstacle = Obstacle.otherCounter(.allocations, base: jemalloc, new: other)
    #expect(verdict([entry(to: 1)], .baseline, obstacles: [obstacle]) == .rebaseline)
    #expect(verdict([entry(to: 1)], build, obstacles: [obstacle]) == .notComparable)
    #expect(verdict([], build) == .notComparable)
  }

  @Test func sentencesNameTheKindOfBase() {
    let counter = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
    let obstacles: [Obstacle] = [
      .missingInRun, .missingInBaseline, .missingMetric(key: "a", side: .baseline),
      .missingMetric(key: "a", side: .run, reason: "b"), .otherMachine(key: "a"),
      .otherCounter(.references, base: counter, new: .work),
    ]
    #expect(
      obstacles.map { $0.sentence(of: .run) } == [
        "the base has it, the run does not", "the run has it, the base does not",
        "metric a is missing in the base", "metric a is missing in the run: b",
        "a of the base is of another machine",
        """
        references were counted by jemalloc nrequests 5.3.0 in the base and by pipeline counters \
        1 in the run
        """,
      ]
    )
    #expect(
      obstacles.prefix(3).map { $0.sentence(of: .thresholds) } == [
        "the threshold file has it, the run does not",
        "the run has it, the threshold file does not",
        "metric a is missing in the threshold file",
      ]
    )
    #expect(
      obstacles.prefix(1).map { $0.sentence(of: build) }
        == obstacles.prefix(1).map {
          $0.sentence(of: .run)
        }
    )
    #expect(obstacles.map { $0.sentence(of: .baseline) } == obstacles.map(\.description))
  }
}
