import UBRegression
import UBResults
import Testing

@Suite struct BaselineAcceptanceTests {
  private let terms = AcceptanceTerms(date: "today", reason: "why")

  @Test func onlyWhatIsInScopeChanges() throws {
    let base = Examples.baseline([
      Examples.steady: Examples.entry(["solver.pivots": 1]),
      Examples.fling: Examples.entry(["solver.pivots": 1]),
    ])
    let run = Examples.baseline([Examples.fling: Examples.entry(["solver.pivots": 2])])
    let (accepted, changes) = try base.accepting(
      run,
      in: ComparisonScope { identity, _ in identity == Examples.fling },
      on: terms
    )
    let change = "list-scroll.fling propertyPass: solver.pivots 1 -> 2 (+1, +100.0 %)"
    #expect(changes == [change])
    #expect(accepted[Examples.steady] == base[Examples.steady])
    #expect(accepted[Examples.fling] == run[Examples.fling])
    #expect(
      accepted.acceptances == [Acceptance(date: "today", reason: "why", changes: 1)]
    )
  }

  @Test func whatCameAndWentIsTold() throws {
    var old = Examples.entry()
    old.metrics["solver.pivots"] = nil
    let base = Examples.baseline([Examples.steady: old, Examples.fling: Examples.entry()])
    var run = Examples.baseline([
      Examples.steady: Examples.entry(["solver.pivots": 4], frames: 60, digest: 2)
    ])
    run.toolchain.configuration = .debug
    run.allocationCounter.version = "5.4.0"
    let (accepted, changes) = try base.accepting(run, in: .everything, on: terms)
    #expect(
      changes == [
        "build: release -> debug",
        "allocation counter: jemalloc nrequests 5.3.0 -> jemalloc nrequests 5.4.0",
        "list-scroll.fling propertyPass: removed",
        "list-scroll.steady propertyPass: frames 120 -> 60",
        "list-scroll.steady propertyPass: digest 0000000000000001 -> 0000000000000002",
        "list-scroll.steady propertyPass: solver.pivots added at 4",
      ]
    )
    #expect(accepted.identities == [Examples.steady])
    #expect(accepted.toolchain == run.toolchain)
    #expect(accepted.allocationCounter == run.allocationCounter)
  }

  @Test func numbersOfTwoOriginsAreNotMixed() {
    let base = Examples.baseline([
      Examples.steady: Examples.entry(), Examples.fling: Examples.entry(),
    ])
    var run = Examples.baseline([Examples.fling: Examples.entry()])
    run.allocationCounter.version = "5.4.0"
    let error = #expect(throws: AcceptanceError.self) {
      try base.accepting(
        run,
        in: ComparisonScope { identity, _ in identity == Examples.fling },
        on: terms
      )
    }
    #expect(
      error?.description == """
        1 entries that were counted in another way would stay (allocation counter: \
        jemalloc nrequests 5.3.0 -> jemalloc nrequests 5.4.0); accept the whole suite
        """
    )
  }

  @Test func acceptingTheSameIsNoAcceptance() throws {
    let base = Examples.baseline([Examples.steady: Examples.entry()])
    let (accepted, changes) = try base.accepting(base, in: .everything, on: terms)
    #expect(accepted == base)
    #expect(changes == [])
  }
}
