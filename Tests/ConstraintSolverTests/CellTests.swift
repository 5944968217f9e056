import UBConstraintSolver
import UBSolverBenchmarks
import Testing

@Suite struct CellTests {
  @Test(arguments: 0..<20) func framesHaveTheClosedForm(row: Int) throws {
    var solver = Solver()
    let cell = try CellSystem(row: row, host: .required(375), in: &solver)
    #expect(cell.values(in: solver) == CellSystem.frames(row: row, width: 375))
  }

  @Test(arguments: 0..<20) func editedFramesHaveTheClosedForm(row: Int) throws {
    var solver = Solver()
    let cell = try CellSystem(row: row, host: .edited, in: &solver)
    for width in [414.0, 320, 430, 375] {
      try solver.suggest(width, for: cell.variable(.cell, .width))
      #expect(cell.values(in: solver) == CellSystem.frames(row: row, width: width))
    }
  }

  @Test func anIdleCellTakesAtMostEightKilobytes() throws {
    var solver = Solver()
    _ = try CellSystem(row: 3, host: .edited, in: &solver)
    #expect(solver.allocatedByteCount <= 8192)
  }

  @Test func aCellTakesThreePivots() throws {
    var solver = Solver()
    _ = try CellSystem(row: 3, host: .required(375), in: &solver)
    var expected = SolverCounters()
    expected.constraintsAdded = 30
    expected.pivots = 3
    expected.sideChanges = 1
    expected.rowSubstitutions = 8
    #expect(solver.counters == expected)
  }

  @Test(arguments: StackSystem.Variant.allCases)
  func stackedCellsHaveTheClosedForm(variant: StackSystem.Variant) throws {
    var solver = Solver()
    let stack = try StackSystem(rowCount: 40, variant: variant, in: &solver)
    var top = 0.0
    for (row, cell) in stack.cells.enumerated() {
      var expected = CellSystem.frames(row: row, width: 375)
      expected[1] = top
      top += expected[3]
      #expect(cell.values(in: solver) == expected)
    }
  }

  @Test(arguments: Topology.allCases) func orderOfInsertionChangesNoValue(
    topology: Topology
  ) throws {
    let values = try [false, true].map { isReversed in
      try topology.system(viewCount: 30, isReversed: isReversed).solve(inBatch: isReversed)
    }
    for (first, second) in zip(values[0], values[1]) {
      #expect(abs(first - second) < 1e-9)
    }
  }
}
