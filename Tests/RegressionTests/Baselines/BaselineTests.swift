import FoundationEssentials
import UBRegression
import UBResults
import Testing

@Suite struct BaselineTests {
  @Test func identitiesAreSorted() {
    let baseline = Examples.baseline([
      Examples.steady: Examples.entry(), Examples.fling: Examples.entry(),
    ])
    #expect(baseline.identities == [Examples.fling, Examples.steady])
  }

  @Test func anEntryThatIsRemovedLeavesNoLabel() {
    var baseline = Examples.baseline([Examples.steady: Examples.entry()])
    baseline[Examples.steady] = nil
    #expect(baseline.entries == [:])
  }

  @Test func oneChangedNumberIsOneChangedLine() throws {
    let before = try text(Examples.entry(["solver.pivots": 3]))
    let after = try text(Examples.entry(["solver.pivots": 4]))
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count)
    #expect(changed.map(\.0) == [#"          "solver.pivots" : 3,"#])
    #expect(changed.map(\.1) == [#"          "solver.pivots" : 4,"#])
  }

  @Test func aBaselineComesBackAsItWas() throws {
    let baseline = Examples.baseline([Examples.steady: Examples.entry(["solver.pivots": 3])])
    let text = try DocumentCoder.text(of: baseline, foldingArrays: false)
    let data = Data(text.utf8)
    #expect(try DocumentCoder.decode(Baseline.self, from: data, file: "a") == baseline)
  }

  private func text(_ entry: BaselineEntry) throws -> [Substring] {
    try DocumentCoder.text(
      of: Examples.baseline([Examples.steady: entry]),
      foldingArrays: false
    ).split(separator: "\n")
  }
}
