import UBConstraintSolver
import Testing

@Suite struct ErrorTests {
  @Test func aRemovedConstraintIsUnknown() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.add([Term(x)], .equal, constant: -1)
    try solver.remove(constraint)
    let reused = try solver.add([Term(x)], .equal, constant: -2)
    #expect(reused.index == constraint.index)
    let error = SolverError.unknownConstraint(constraint)
    #expect(throws: error) { try solver.remove(constraint) }
    #expect(throws: error) { try solver.setConstant(0, of: constraint) }
    #expect(throws: error) { try solver.setPriority(1, of: constraint) }
    #expect(solver.value(of: x) == 2)
  }

  @Test func handlesFromBeforeRemoveAllAreUnknown() throws {
    var solver = Solver()
    let old = try solver.add([Term(solver.addVariable())], .equal)
    solver.removeAll()
    _ = try solver.add([Term(solver.addVariable())], .equal)
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.remove(old) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersMustBeFinite(number: Double) throws {
    var solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.add([Term(x)], .equal, constant: -1)
    try solver.addEditVariable(x, priority: 10)
    let before = solver.dump()
    #expect(throws: SolverError.nonFiniteCoefficient(x)) {
      _ = try solver.add([Term(x, number)], .equal)
    }
    #expect(throws: SolverError.nonFiniteConstant) {
      _ = try solver.add([Term(x)], .equal, constant: number)
    }
    #expect(throws: SolverError.nonFiniteConstant) {
      try solver.setConstant(number, of: constraint)
    }
    #expect(throws: SolverError.nonFiniteConstant) { try solver.suggest(number, for: x) }
    #expect(solver.dump() == before)
  }

  @Test func variablesAreCheckedAgainstTheSolver() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let constraint = try solver.add([Term(x)], .greaterThanOrEqual)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.removeVariable(y)
    #expect(throws: SolverError.unknownVariable(y)) { try solver.removeVariable(y) }
    #expect(throws: SolverError.unknownVariable(y)) { _ = try solver.add([Term(y)], .equal) }
    try solver.remove(constraint)
    try solver.removeVariable(x)
    #expect(solver.usage == SolverUsage())
  }

  @Test func editVariablesAreManaged() throws {
    var solver = Solver()
    let x = solver.addVariable()
    #expect(throws: SolverError.notAnEditVariable(x)) { try solver.suggest(1, for: x) }
    try solver.addEditVariable(x, priority: 5)
    #expect(throws: SolverError.duplicateEditVariable(x)) {
      try solver.addEditVariable(x, priority: 6)
    }
    try solver.removeEditVariable(x)
    #expect(throws: SolverError.notAnEditVariable(x)) { try solver.removeEditVariable(x) }
  }

  @Test func prioritiesAreFromOneToAThousand() {
    let numbers = [0, 1, 1000, 1001]
    #expect(numbers.map { Priority($0)?.value } == [nil, 1, 1000, nil])
    #expect(numbers.compactMap { Priority($0) }.max() == .required)
  }
}
