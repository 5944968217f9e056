import ConstraintSolver
import SolverBenchmarks
import Testing

@Suite struct CellTests {
  @Test(arguments: 0..<20) func framesHaveTheClosedForm(row: Int) throws {
    var solver = Solver()
    let cell = try CellSystem(row: row, host: .required(375), in: &solver)
    let values = cell.values(in: solver)
    #expect(values == CellSystem.frames(row: row, width: 375))
  }

  @Test(arguments: 0..<20) func editedFramesHaveTheClosedForm(row: Int) throws {
    var solver = Solver()
    let cell = try CellSystem(row: row, host: .edited, in: &solver)
    for width in [414.0, 320, 430, 375] {
      try solver.suggest(width, for: cell.variable(.cell, .width))
      let values = cell.values(in: solver)
      #expect(values == CellSystem.frames(row: row, width: width))
    }
  }
}
