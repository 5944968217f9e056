import UBConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func aVariableThatNothingConstrainsIsZeroAndAmbiguous() {
    var solver = Solver()
    let x = solver.addVariable()
    #expect(solver.value(of: x) == 0)
    let isAmbiguous = solver.isAmbiguous(x)
    #expect(isAmbiguous)
  }

  @Test func equalitiesAndInequalitiesHold() throws {
    var solver = Solver()
    let left = solver.addVariable()
    let right = solver.addVariable()
    let middle = solver.addVariable()
    _ = try solver.add([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal)
    _ = try solver.add([Term(left), Term(right, -1)], .lessThanOrEqual, constant: 10)
    _ = try solver.add([Term(right)], .lessThanOrEqual, constant: -100)
    _ = try solver.add([Term(left)], .greaterThanOrEqual)
    try solver.addEditVariable(middle, priority: 700)
    try solver.suggest(70, for: middle)
    #expect(solver.value(of: middle) == 70)
    try solver.suggest(0, for: middle)
    #expect(solver.value(of: middle) == 5)
    #expect(solver.value(of: left) == 0)
    #expect(solver.value(of: right) == 10)
    try solver.suggest(200, for: middle)
    #expect(solver.value(of: middle) == 95)
  }

  @Test func aHigherPriorityWinsOverAnyNumberOfLowerOnes() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -10, priority: 2)
    for _ in 0..<100 {
      _ = try solver.add([Term(x)], .equal, constant: -20, priority: 1)
    }
    #expect(solver.value(of: x) == 10)
  }

  @Test func aGainOfALowerPriorityThanItsPriceMovesNothing() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -10, priority: 2)
    #expect(solver.value(of: x) == 10)
    let before = solver.counters
    _ = try solver.add([Term(x)], .equal, constant: -20, priority: 1)
    #expect(solver.value(of: x) == 10)
    var expected = before
    expected.constraintsAdded += 1
    #expect(solver.counters == expected)
  }

  @Test func aConflictNamesTheMinimalSetAndChangesNothing() throws {
    var solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    let first = try solver.add([Term(a)], .greaterThanOrEqual, constant: -10)
    let second = try solver.add([Term(b)], .lessThanOrEqual, constant: -5)
    let before = solver.dump()
    #expect {
      _ = try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual)
    } throws: { error in
      guard case .unsatisfiable(let conflict)? = error as? SolverError else { return false }
      return conflict.constraints == [first, second, conflict.rejected]
    }
    #expect(solver.dump() == before)
    #expect(solver.value(of: a) == 10)
    try solver.remove(first)
    _ = try solver.add([Term(a)], .greaterThanOrEqual, constant: -10)
    #expect(solver.value(of: a) == 10)
  }

  @Test func changedVariablesDrainOnceInAscendingOrder() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(y), Term(x, -1)], .equal, constant: -5)
    try solver.addEditVariable(x, priority: 900)
    try solver.suggest(3, for: x)
    #expect(solver.nextChangedVariable() == x)
    #expect(solver.nextChangedVariable() == y)
    #expect(solver.nextChangedVariable() == nil)
    try solver.suggest(4, for: x)
    try solver.suggest(3, for: x)
    #expect(solver.nextChangedVariable() == nil)
    #expect(solver.value(of: y) == 8)
  }

  @Test func aBatchLeavesOutTheLatestContradictionAndKeepsTheRest() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let fixed = try solver.add([Term(x)], .equal, constant: -10)
    solver.beginBatch()
    _ = try solver.add([Term(y)], .equal, constant: -3)
    let wrong = try solver.add([Term(x)], .lessThanOrEqual, constant: -9)
    #expect {
      try solver.endBatch()
    } throws: { error in
      guard case .unsatisfiableBatch(let conflicts)? = error as? SolverError else { return false }
      return conflicts.map(\.constraints) == [[fixed, wrong]] && conflicts[0].rejected == wrong
    }
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 3)
    #expect(throws: SolverError.unknownConstraint(wrong)) { try solver.remove(wrong) }
  }

  @Test func aBatchKeepsWhatComesAfterAContradiction() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -10)
    solver.beginBatch()
    let wrong = try solver.add([Term(x)], .lessThanOrEqual, constant: -9)
    _ = try solver.add([Term(y)], .greaterThanOrEqual, constant: -3)
    #expect {
      try solver.endBatch()
    } throws: { error in
      guard case .unsatisfiableBatch(let conflicts)? = error as? SolverError else { return false }
      return conflicts.map(\.rejected) == [wrong]
    }
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 3)
  }

  @Test func theHandleOfARemovedConstraintNeverNamesAnother() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([Term(x)], .equal, constant: -1)
    try solver.remove(first)
    let second = try solver.add([Term(x)], .equal, constant: -2)
    #expect(second.index == first.index)
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.remove(first) }
    #expect(solver.value(of: x) == 2)
  }

  @Test func aNonNegativeVariableStopsAtZero() throws {
    var solver = Solver()
    let width = solver.addVariable(isNonNegative: true)
    let wish = try solver.add([Term(width)], .equal, constant: 5, priority: 500)
    #expect(solver.value(of: width) == 0)
    try solver.setConstant(-7, of: wish)
    #expect(solver.value(of: width) == 7)
  }

  @Test func aRepairThatTakesTheCheapestWayTakesOnePivot() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -10, priority: 2)
    _ = try solver.add([Term(y)], .equal, constant: -20, priority: 1)
    let before = solver.counters.pivots
    _ = try solver.add([Term(x), Term(y)], .lessThanOrEqual, constant: -25)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 15)
    #expect(solver.counters.pivots == before + 1)
  }

  /// Both ways cost the same at the highest priority; a lower one decides.
  @Test func aRepairThatTakesTheCheaperOfTwoTiedWaysTakesOnePivot() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -10, priority: 3)
    _ = try solver.add([Term(x)], .equal, constant: -12, priority: 2)
    _ = try solver.add([Term(y)], .equal, constant: -20, priority: 3)
    _ = try solver.add([Term(y)], .equal, constant: -22, priority: 1)
    #expect(solver.value(of: x) == 10)
    let before = solver.counters.pivots
    _ = try solver.add([Term(x), Term(y)], .lessThanOrEqual, constant: -25)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 15)
    #expect(solver.counters.pivots == before + 1)
  }

  @Test func aStepToTheNearestBoundTakesOnePivot() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .lessThanOrEqual, constant: -10)
    _ = try solver.add([Term(x)], .greaterThanOrEqual, constant: -2)
    let before = solver.counters.pivots
    _ = try solver.add([Term(x)], .equal, constant: -5, priority: 1)
    #expect(solver.value(of: x) == 5)
    #expect(solver.counters.pivots == before + 1)
  }

  @Test func anErrorThatCrossedZeroPullsBack() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .lessThanOrEqual, constant: -100)
    _ = try solver.add([Term(x)], .equal, constant: -10, priority: 1)
    try solver.addEditVariable(x, priority: 2)
    try solver.suggest(5, for: x)
    let before = solver.counters.sideChanges
    try solver.suggest(15, for: x)
    #expect(solver.counters.sideChanges == before + 1)
    #expect(solver.value(of: x) == 15)
    try solver.removeEditVariable(x)
    #expect(solver.value(of: x) == 10)
  }

  @Test func aConflictAmongWishesLeavesTheirCostsAsTheyWere() throws {
    var solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    _ = try solver.add([Term(a)], .greaterThanOrEqual, constant: -10)
    _ = try solver.add([Term(b)], .lessThanOrEqual, constant: -5)
    _ = try solver.add([Term(a)], .equal, constant: -12, priority: 3)
    _ = try solver.add([Term(b)], .equal, constant: -1, priority: 2)
    let before = solver.dump()
    #expect(throws: SolverError.self) {
      _ = try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual)
    }
    #expect(solver.dump() == before)
    #expect(solver.value(of: a) == 12)
    #expect(solver.value(of: b) == 1)
  }
}
