import UBInstrumentation
import UBReports
import UBResults
import Testing

@Suite struct SweepTableTests {
  /// The example document with one result for each setting of a parameter.
  private func document(settings: [Int], strategies: [String]) -> ResultDocument {
    var document = Examples.document(work: [.bindingsEvaluated: 30], strategies: strategies)
    let defaults = document.results.map { result in
      var result = result
      result.parameters = ["delta": .integer(22)]
      return result
    }
    document.results =
      defaults
      + settings.flatMap { setting in
        defaults.map { result in
          var result = result
          result.label = "\(result.benchmark)[delta=\(setting)]"
          result.parameters = ["delta": .integer(setting)]
          result.counts["bindings.evaluated"] = setting * 10
          return result
        }
      }
    return document
  }

  @Test func threeSettingsOfAParameterAreOneTable() throws {
    let document = document(settings: [100, 1, 44], strategies: ["propertyPass"])
    let table = try #require(SweepTable.all(of: document).first)
    #expect(
      table.title == """
        LS1 list-scroll.steady over delta: bindings evaluated, and amplification over the oracle
        """
    )
    #expect(
      table.grid.terminalText == """
          delta  propertyPass
          1         10  1.50x
          22        30  1.50x
          44       440  1.50x
          100    1,000  1.50x
        """
    )
    #expect(StrategyTable.all(of: document).map(\.title) == ["LS1 list-scroll.steady, 2 frames"])
  }

  @Test func withoutContentASweepShowsTheWorkOfLayout() throws {
    var document = document(settings: [1, 44, 100], strategies: ["propertyPass", "layoutOnly"])
    for index in document.results.indices {
      document.results[index].counts["bindings.evaluated"] = 0
      document.results[index].counts["solver.constantsEdited"] = 7
      document.results[index].counts["layout.executed"] = 1_000
    }
    let table = try #require(SweepTable.all(of: document).first)
    #expect(table.title == "LS1 list-scroll.steady over delta, under propertyPass")
    #expect(
      table.grid.header == [
        "delta", "added", "removed", "edited", "pivots", "substitutions", "variables changed",
        "layouts", "allocations a frame",
      ]
    )
    #expect(table.grid.rows[0] == ["1", "0", "0", "7", "0", "0", "0", "1,000", "1.50"])
    #expect(table.grid.rows.map { $0[0] } == ["1", "22", "44", "100"])
  }

  @Test func twoSettingsKeepTheirOwnTables() {
    let document = document(settings: [1, 44], strategies: ["propertyPass"])
    #expect(SweepTable.all(of: document).isEmpty)
    #expect(StrategyTable.all(of: document).count == 3)
  }

  @Test func aStrategyWithoutAResultHasADash() throws {
    var document = document(settings: [1, 44, 100], strategies: ["propertyPass", "layoutOnly"])
    document.results.removeAll { $0.strategy == "layoutOnly" && $0.label.hasSuffix("[delta=44]") }
    let table = try #require(SweepTable.all(of: document).first)
    #expect(table.grid.rows.map { $0[2] == "-" } == [false, false, true, false])
  }
}
