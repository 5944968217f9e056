import UBResults
import Testing

/// The solver's benchmarks through the whole tool.
@Suite struct SolverSuiteTests {
  private func results(_ filter: String, _ settings: [String] = []) throws -> [BenchmarkResult] {
    let folder = try Folder()
    let ending = try Tool(folder: folder, product: .updatebench).run(
      ["run", "--suite", "solver", filter, "--no-time", "--quiet"] + settings
    )
    #expect(ending.status == 0, "\(ending.complaint)")
    return try folder.document("results/latest/solver.json").results
  }

  /// Ten frames of twenty cells each; every text is two constants, and some stay as they were.
  @Test func countsOfCellsFollowFromTheirOperations() throws {
    let cells = try results("solver.cell.*")
    #expect(
      cells.map(\.benchmark) == [
        "solver.cell.build", "solver.cell.rebuild", "solver.cell.edit", "solver.cell.text",
        "solver.cell.toggle", "solver.cell.remove-add",
      ]
    )
    #expect(Set(cells.map(\.strategy)) == ["fullRecompute"])
    #expect(
      cells.map { $0.counts["solver.constraintsAdded"] } == [6_000, 6_000, 0, 0, 200, 400]
    )
    #expect(
      cells.map { $0.counts["solver.constraintsRemoved"] } == [0, 0, 0, 0, 200, 400]
    )
    #expect(cells.map { $0.counts["solver.constantsEdited"] } == [0, 0, 200, 400, 0, 0])
  }

  @Test func everyTopologyHasBothOrders() throws {
    let topologies = try results("solver.topology.*", ["--set", "views=20"])
    #expect(
      topologies.map(\.label)
        == [
          "flat", "chain", "nested", "equal-widths", "independent-chains",
        ].flatMap {
          ["solver.topology.\($0)[views=20]", "solver.topology.\($0)[views=20,order=reversed]"]
        }
    )
    for pair in 0..<5 {
      let added = topologies[pair * 2].counts["solver.constraintsAdded"]
      #expect(added == topologies[pair * 2 + 1].counts["solver.constraintsAdded"])
    }
  }

  @Test func stacksAndChurnGiveTheSameNumbersTwice() throws {
    for filter in ["solver.stack.*[rows=10]", "solver.churn"] {
      let runs = try (0..<2).map { _ in try results(filter) }
      #expect(!runs[0].isEmpty)
      #expect(runs[0].map(\.counts) == runs[1].map(\.counts))
      #expect(runs[0].map(\.digest) == runs[1].map(\.digest))
    }
  }
}
