import UBInstrumentation
import UBReports
import UBResults
import Testing

@Suite struct StrategyTableTests {
  @Test func rowsThatAreZeroEverywhereAreFolded() throws {
    let document = Examples.document(work: [.bindingsEvaluated: 1_234])
    let table = try #require(StrategyTable.all(of: document).first)
    #expect(table.title == "LS1 list-scroll.steady, 2 frames")
    #expect(
      table.grid.terminalText == """
                                         propertyPass  layoutOnly
          bindings evaluated                    1,234       1,234
          amplification over the oracle         1.50x       1.50x
          allocations per frame                  1.50        1.50
          bytes allocated per frame              75.0        75.0
          solver time per frame                150 ns      150 ns
          frame time p50                       1.5 µs      1.5 µs
          frame time p99                      2.50 ms     2.50 ms
          frame processor time p50             1.0 µs      1.0 µs
          frame processor time p99             2.0 µs      2.0 µs
          frames timed                              2           2
        """
    )
  }

  /// Every counter is shown: each has a value of its own that is found in the table.
  @Test(arguments: Counter.allCases)
  func everyCounterHasAPlace(counter: Counter) throws {
    var work = WorkCounters()
    work[counter] = 987_654
    let table = try #require(StrategyTable.all(of: Examples.document(work: work)).first)
    #expect(table.grid.rows.contains { $0[1].contains("987,654") })
    #expect(!table.grid.rows.contains { $0[1].contains("?") })
  }

  @Test func aFailureKeepsItsColumn() throws {
    let document = Examples.document(
      work: [:],
      failures: [Examples.failure("propertyPass", .stale)]
    )
    let grid = try #require(StrategyTable.all(of: document).first).grid
    #expect(grid.header == ["", "propertyPass", "layoutOnly"])
    #expect(grid.rows[0] == ["bindings evaluated", "stale", "0"])
    #expect(grid.rows[1] == ["amplification over the oracle", "", "1.50x"])
  }

  @Test func aWorkloadWithoutResultsIsShown() throws {
    let document = Examples.document(
      work: [:],
      strategies: ["layoutOnly"],
      failures: [Examples.failure("layoutOnly", .crashed)]
    )
    let table = try #require(StrategyTable.all(of: document).first)
    #expect(table.title == "list-scroll.steady")
    #expect(table.grid.rows == [["bindings evaluated", "crashed"]])
  }
}
