import UBConstraintSolver
import UBSolverBenchmarks
import Testing

/// Postponing constraints that can't contradict anything has no visible effect.
@Suite struct PostponingTests {
  @Test func wishesAreSolvedTogetherWhenSomebodyReads() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for target in [10.0, 20, 30] {
      _ = try solver.add([Term(x)], .equal, constant: -target, priority: 500)
    }
    #expect(solver.value(of: x) == 20)
    var expected = SolverCounters()
    expected.constraintsAdded = 3
    expected.pivots = 1
    expected.rowSubstitutions = 2
    #expect(solver.counters == expected)
  }

  @Test func aLimitThatNothingOpposesWaitsAndHolds() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(y), Term(x, -1)], .greaterThanOrEqual, constant: -8)
    _ = try solver.add([Term(x)], .equal, constant: -30)
    #expect(solver.value(of: y) >= 38)
    #expect(solver.value(of: x) == 30)
  }

  @Test func anEqualityThatContradictsALimitThatWaitsIsRefused() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let limit = try solver.add([Term(x)], .greaterThanOrEqual, constant: -10)
    expectConflict(of: [limit]) { _ = try solver.add([Term(x)], .equal, constant: -5) }
    #expect(solver.value(of: x) == 10)
    _ = try solver.add([Term(x)], .equal, constant: -12)
    #expect(solver.value(of: x) == 12)
  }

  @Test func limitsThatWaitContradictTheLastOfThem() throws {
    var solver = Solver()
    let x = solver.addVariable(isNonNegative: true)
    let y = solver.addVariable(isNonNegative: true)
    let low = try solver.add([Term(x)], .greaterThanOrEqual, constant: -10)
    let order = try solver.add([Term(y), Term(x, -1)], .greaterThanOrEqual)
    let wish = try solver.add([Term(y)], .equal, priority: 100)
    expectConflict(of: [low, order]) {
      _ = try solver.add([Term(y)], .lessThanOrEqual, constant: -9)
    }
    _ = try solver.add([Term(y)], .lessThanOrEqual, constant: -12)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 10)
    try solver.remove(low)
    try solver.remove(wish)
    _ = try solver.add([Term(y)], .lessThanOrEqual, constant: -9)
    #expect(solver.value(of: y) <= 9)
  }

  @Test func whatContradictsOnlyByTheSignOfAVariableIsRefused() throws {
    var solver = Solver()
    let width = solver.addVariable(isNonNegative: true)
    expectConflict(of: [], nonNegative: [width]) {
      _ = try solver.add([Term(width)], .lessThanOrEqual, constant: 3)
    }
    #expect(solver.value(of: width) == 0)
  }

  @Test func oppositeTermsOfOneVariableAbsorbNothing() throws {
    var solver = Solver()
    let x = solver.addVariable()
    expectConflict(of: []) {
      _ = try solver.add([Term(x, 2), Term(x, -2)], .greaterThanOrEqual, constant: -1)
    }
    expectConflict(of: []) { _ = try solver.add([Term(x, 0)], .lessThanOrEqual, constant: 1) }
  }

  @Test func constraintsThatWaitAreChangedAndRemoved() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([Term(x)], .equal, constant: -10, priority: 500)
    let second = try solver.add([Term(x)], .equal, constant: -20, priority: 400)
    let third = try solver.add([Term(x)], .lessThanOrEqual, constant: -15)
    try solver.remove(first)
    try solver.setConstant(-12, of: second)
    #expect(solver.value(of: x) == 12)
    let fourth = try solver.add([Term(x)], .equal, constant: -40, priority: 300)
    try solver.setPriority(600, of: fourth)
    try solver.setConstant(-14, of: third)
    #expect(solver.value(of: x) == 14)
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.remove(first) }
  }

  @Test func aLimitThatIsShiftedWhileItWaitsStillContradicts() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let low = try solver.add([Term(x), Term(y, -1)], .greaterThanOrEqual, constant: -1)
    try solver.setConstant(-50, of: low)
    let left = try solver.add([Term(x)], .equal, constant: -60)
    let right = try solver.add([Term(y)], .lessThanOrEqual, constant: -10)
    expectConflict(of: [low, left]) {
      _ = try solver.add([Term(y)], .equal, constant: -10.5)
    }
    try solver.remove(right)
    #expect(solver.value(of: y) <= 10)
  }

  @Test func aBatchBeginsWithNothingPostponed() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -3, priority: 1)
    solver.beginBatch()
    #expect(solver.value(of: x) == 3)
    try solver.endBatch()
  }

  @Test func changesOfPostponedConstraintsAreReported() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -3, priority: 1)
    #expect(solver.nextChangedVariable() == x)
    #expect(solver.nextChangedVariable() == nil)
  }

  @Test func wishesAddedAndRemovedWithoutAReaderLeaveNothing() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -1, priority: 1)
    let dump = solver.dump()
    let byteCount = solver.allocatedByteCount
    for step in 0..<1000 {
      let wish = try solver.add([Term(x)], .equal, constant: -Double(step), priority: 2)
      try solver.remove(wish)
    }
    #expect(solver.dump() == dump)
    #expect(solver.allocatedByteCount == byteCount)
  }

  /// Each order of adding one by one takes about the work of the other.
  @Test(arguments: Topology.allCases)
  func theOrderOfAdditionHardlyMattersToTheWork(topology: Topology) throws {
    let work = try [false, true].map { isReversed in
      var solver = Solver()
      let system = topology.system(viewCount: 100, isReversed: isReversed)
      for isNonNegative in system.isNonNegative {
        _ = solver.addVariable(isNonNegative: isNonNegative)
      }
      for constraint in system.constraints {
        _ = try solver.add(
          constraint.terms,
          constraint.relation,
          constant: constraint.constant,
          priority: constraint.priority
        )
      }
      let counters = solver.counters
      return Double(counters.pivots + counters.sideChanges + counters.rowSubstitutions)
    }
    #expect(work[1] <= 1.5 * work[0] + 10)
    #expect(work[0] <= 1.5 * work[1] + 10)
  }
}
