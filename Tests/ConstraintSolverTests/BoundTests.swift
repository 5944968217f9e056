import UBConstraintSolver
import Testing

/// A solve that reaches its step limit reports it, and the next one continues.
@Suite struct BoundTests {
  /// Adds six soft constraints for ten each; a limit of the sum makes them yield one after the
  /// other.
  private static func wishes(
    _ solver: inout Solver
  ) throws -> (variables: [Variable], sum: [Term]) {
    let variables = (0..<6).map { _ in solver.addVariable(isNonNegative: true) }
    for (place, variable) in variables.enumerated() {
      let priority = try #require(Priority(place + 1))
      _ = try solver.add([Term(variable)], .equal, constant: -10, priority: priority)
    }
    return (variables, variables.map { Term($0) })
  }

  @Test func aRequiredConstraintThatTakesTooManyStepsIsRefused() throws {
    var solver = Solver(stepsPerSolveMax: 2)
    let (variables, sum) = try Self.wishes(&solver)
    let before = solver.dump()
    #expect(throws: SolverError.unsettled) {
      _ = try solver.add(sum, .lessThanOrEqual, constant: -5)
    }
    #expect(solver.isSettled == true)
    #expect(solver.dump() == before)
    #expect(variables.map { solver.value(of: $0) } == [10, 10, 10, 10, 10, 10])
  }

  @Test func aWishThatTakesTooManyStepsIsSolvedByTheNextOperations() throws {
    var solver = Solver(stepsPerSolveMax: 1)
    let (variables, sum) = try Self.wishes(&solver)
    let limit = try solver.add(sum, .lessThanOrEqual, constant: -60, priority: 900)
    #expect(solver.isSettled == true)
    #expect(throws: SolverError.unsettled) { try solver.setConstant(-5, of: limit) }
    #expect(solver.isSettled == false)
    var turns = 0
    while solver.isSettled == false, turns < 20 {
      turns += 1
      try? solver.setConstant(-5 + Double(turns % 2), of: limit)
    }
    #expect(solver.isSettled == true)
    #expect(turns > 1)
    try solver.setConstant(-5, of: limit)
    #expect(variables.map { solver.value(of: $0) } == [0, 0, 0, 0, 0, 5])
  }

  @Test func aBatchThatTakesTooManyStepsSaysSo() throws {
    var solver = Solver(stepsPerSolveMax: 1)
    let (variables, sum) = try Self.wishes(&solver)
    solver.beginBatch()
    _ = try solver.add(sum, .lessThanOrEqual, constant: -5)
    #expect(throws: SolverError.unsettled) { try solver.endBatch() }
    #expect(solver.isSettled == false)
    #expect(variables.count == 6)
  }

  @Test func aReaderOfWhatTakesTooManyStepsCanAsk() throws {
    var solver = Solver(stepsPerSolveMax: 1)
    let x = solver.addVariable()
    for target in 0..<6 {
      for priority: Priority in [1, 2, 3] {
        _ = try solver.add(
          [Term(x)],
          .equal,
          constant: -Double(target) * Double(priority.value),
          priority: priority
        )
      }
    }
    #expect(solver.isSettled == false)
  }
}
