import UBRegression
import UBResults
import Testing

@Suite struct BaselineAcceptanceTests {
  private let terms = Acceptance(date: "today", reason: "why")
  private let fling = ComparisonScope { identity, _ in identity == Examples.fling }

  @Test func onlyWhatIsInScopeChanges() throws {
    let base = Examples.baseline([
      Examples.result(["solver.pivots": 1]),
      Examples.result(["solver.pivots": 1], of: Examples.fling),
    ])
    let run = Examples.run([Examples.result(["solver.pivots": 2], of: Examples.fling)])
    let (accepted, changes) = try base.accepting(ResultView(run), in: fling, on: terms)
    let change = "list-scroll.fling propertyPass: solver.pivots 1 -> 2 (+1, +100.0 %)"
    #expect(changes == [change])
    #expect(accepted.entries[Examples.steady] == base.entries[Examples.steady])
    #expect(
      accepted.entries[Examples.fling] == Examples.baseline(of: run).entries[Examples.fling]
    )
    #expect(
      accepted.acceptances == [Acceptance(date: "today", reason: "why", changes: 1)]
    )
  }

  @Test func whatCameAndWentIsTold() throws {
    var base = Examples.baseline([Examples.result(), Examples.result(of: Examples.fling)])
    base.entries[Examples.steady]?.metrics["solver.pivots"] = nil
    var run = Examples.run([Examples.result(["solver.pivots": 4], frames: 60, digest: 2)])
    run.toolchain.configuration = .debug
    run.allocationCounter.version = "5.4.0"
    run.workCounter?.version = "2"
    let (accepted, changes) = try base.accepting(ResultView(run), in: .everything, on: terms)
    #expect(
      changes == [
        "build: release -> debug",
        "counter of work: pipeline counters 1 -> pipeline counters 2",
        "counter of allocations: jemalloc nrequests 5.3.0 -> jemalloc nrequests 5.4.0",
        "list-scroll.fling propertyPass: removed",
        "list-scroll.steady propertyPass: digest 0000000000000001 -> 0000000000000002",
        "list-scroll.steady propertyPass: frames 120 -> 60",
        "list-scroll.steady propertyPass: solver.pivots added at 4",
      ]
    )
    #expect(accepted.entries.identities == [Examples.steady])
    #expect(accepted.toolchain == run.toolchain)
    #expect(accepted.counters == ResultView(run).counters)
  }

  @Test func anEntryCanBeAddedAndAMetricRemoved() throws {
    let base = Examples.baseline([Examples.result()])
    var run = Examples.run([Examples.result(), Examples.result(of: Examples.fling)])
    run.results[0].counts["solver.pivots"] = nil
    #expect(
      try base.accepting(ResultView(run), in: .everything, on: terms).changes == [
        "list-scroll.fling propertyPass: added",
        "list-scroll.steady propertyPass: solver.pivots removed, was 0",
      ]
    )
  }

  @Test func numbersOfTwoOriginsAreNotMixed() {
    let base = Examples.baseline([Examples.result(), Examples.result(of: Examples.fling)])
    var run = Examples.run([Examples.result(of: Examples.fling)])
    run.allocationCounter.version = "5.4.0"
    let error = #expect(throws: AcceptanceError.self) {
      try base.accepting(ResultView(run), in: fling, on: terms)
    }
    #expect(
      error?.description == """
        1 entry that was counted in another way would stay (counter of allocations: \
        jemalloc nrequests 5.3.0 -> jemalloc nrequests 5.4.0); accept the whole suite
        """
    )
  }

  @Test func acceptingTheSameIsNoAcceptance() throws {
    let run = Examples.run([Examples.result()])
    let base = Examples.baseline(of: run)
    let (accepted, changes) = try base.accepting(ResultView(run), in: .everything, on: terms)
    #expect(accepted == base)
    #expect(changes == [])
  }
}

/// Acceptance of suites of plain Swift.
@Suite struct IterationAcceptanceTests {
  private let terms = Acceptance(date: "today", reason: "why")
  private let parse = EntryIdentity(label: "parse")

  @Test func changesAreTold() throws {
    let varying = Iterations.figures("mallocCountTotal", .exact, [3, 4, 5])
    let base = Baseline(
      of: ResultView(
        Iterations.run([
          Iterations.benchmark(counts: ["mallocCountTotal": 3, "custom.nodes": 1]),
          Iterations.benchmark("sort", counts: ["mallocCountTotal": 3]),
        ])
      )
    )
    var run = Iterations.run([
      Iterations.benchmark("parse", ["mallocCountTotal": varying], scalingFactor: 10),
      Iterations.benchmark("sort", counts: ["mallocCountTotal": 2]),
    ])
    run.counters[.references] = nil
    let (accepted, changes) = try base.accepting(
      ResultView(run),
      by: Iterations.rules(),
      in: .everything,
      on: terms
    )
    #expect(
      changes == [
        "parse: scaling factor 1 -> 10",
        "parse: custom.nodes removed, was 1",
        "parse: mallocCountTotal 3 -> 4 (3 to 5)",
        "sort: mallocCountTotal 3 -> 2 (-1, -33.3 %)",
      ]
    )
    #expect(accepted.entries == Baseline(of: ResultView(run)).entries)
    #expect(accepted.acceptances == [Acceptance(date: "today", reason: "why", changes: 4)])
  }

  @Test func metricsThatWereNotAskedForStay() throws {
    let wall = Iterations.figures("wallClock", .sampled, [7])
    var old = Iterations.benchmark(counts: ["mallocCountTotal": 3, "custom.nodes": 1])
    old.metrics["wallClock"] = wall
    old.metrics["instructions"] = Iterations.figures("instructions", .simulated, [90])
    var rules = Iterations.rules(["wallClock": Thresholds(relative: [.p50: 5])])
    let base = Baseline(of: ResultView(Iterations.run([old])), by: rules)
    var run = Iterations.run([
      Iterations.benchmark(counts: ["mallocCountTotal": 4, "custom.nodes": 2, "retainCount": 5])
    ])
    run.benchmarks[0].metrics["wallClock"] = Iterations.figures("wallClock", .sampled, [9])
    run.counters[.instructions] = nil
    run.machine.processor = "B"
    rules.metrics = ["mallocCountTotal", "wallClock"]
    let (accepted, changes) = try base.accepting(
      ResultView(run),
      by: rules,
      in: .everything,
      on: terms
    )
    #expect(changes == ["parse: mallocCountTotal 3 -> 4 (+1, +33.3 %)"])
    #expect(
      accepted.entries[parse]?.metrics == [
        "mallocCountTotal": .exact(4), "custom.nodes": .exact(1),
        "instructions": MetricValue(.simulated, PercentileValues(constant: 90)),
        "wallClock": MetricValue(.sampled, PercentileValues(constant: 7)),
      ]
    )
    #expect(accepted.machine == Examples.machine)
    var counters = Iterations.counters
    #expect(accepted.counters[.instructions] == counters[.instructions])
    counters[.references] = nil

    rules.judgesTimes = true
    let timed = try base.accepting(ResultView(run), by: rules, in: .everything, on: terms)
    #expect(
      timed.changes == [
        "parse: mallocCountTotal 3 -> 4 (+1, +33.3 %)", "parse: wallClock 7 -> 9 (+2, +28.6 %)",
      ]
    )
    #expect(timed.baseline.machine == run.machine)
  }

  @Test func numbersOfTwoCountersAreNotMixedInAnEntry() throws {
    let base = Baseline(
      of: ResultView(
        Iterations.run([Iterations.benchmark(counts: ["retainCount": 3, "custom.nodes": 1])])
      )
    )
    var run = Iterations.run([Iterations.benchmark(counts: ["retainCount": 4, "custom.nodes": 1])])
    run.counters[.references]?.version = "2"
    var rules = Iterations.rules()
    rules.metrics = ["nodes"]
    #expect(
      throws: AcceptanceError.otherOrigin(
        changes: ["counter of references: Swift runtime hooks 1 -> Swift runtime hooks 2"],
        kept: 1
      )
    ) {
      try base.accepting(ResultView(run), by: rules, in: .everything, on: terms)
    }
    rules.metrics = []
    #expect(
      try base.accepting(ResultView(run), by: rules, in: .everything, on: terms).changes == [
        "counter of references: Swift runtime hooks 1 -> Swift runtime hooks 2",
        "parse: retainCount 3 -> 4 (+1, +33.3 %)",
      ]
    )
  }
}
