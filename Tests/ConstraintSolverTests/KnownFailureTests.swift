import UBConstraintSolver
import UBSolverBenchmarks
import Testing

/// Inputs that other solvers are known to fail on, with the right answers.
@Suite struct KnownFailureTests {
  @Test func twoRowsInfeasibleInOneSuggestionComeBack() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let parts = [solver.addVariable(), solver.addVariable(), solver.addVariable()]
    try solver.addEditVariable(width, priority: 900)
    try solver.suggest(100, for: width)
    for (index, part) in parts.enumerated() {
      _ = try solver.add([Term(part), Term(width, -1)], .lessThanOrEqual)
      let size = Double(-20 * (index + 2))
      _ = try solver.add([Term(part)], .equal, constant: size, priority: 500)
    }
    for (suggestion, values) in [
      (10.0, [10.0, 10, 10]), (50, [40, 50, 50]), (100, [40, 60, 80]),
    ] {
      try solver.suggest(suggestion, for: width)
      #expect(parts.map { solver.value(of: $0) } == values)
    }
  }

  @Test func aFailedAdditionRollsBackPerfectly() throws {
    var solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    let low = try solver.add([Term(a)], .greaterThanOrEqual, constant: -10)
    let high = try solver.add([Term(b)], .lessThanOrEqual, constant: -5)
    let before = solver.dump()
    expectConflict(of: [low, high]) {
      _ = try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual)
    }
    #expect(solver.dump() == before)
    try solver.remove(low)
    _ = try solver.add([Term(a)], .greaterThanOrEqual, constant: -10)
    #expect(solver.value(of: a) == 10)
  }

  @Test func aWeakConstraintDoesNotHelpAStrongOne() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .greaterThanOrEqual, constant: -100, priority: 501)
    _ = try solver.add([Term(x)], .equal, constant: -90, priority: 500)
    #expect(solver.value(of: x) == 100)
    _ = try solver.add([Term(x)], .equal, constant: -50, priority: 10)
    #expect(solver.value(of: x) == 100)
  }

  @Test func aSuggestionBeyondTheLimitsStopsThereAndComesBack() throws {
    var solver = Solver()
    let left = solver.addVariable()
    let middle = solver.addVariable()
    let right = solver.addVariable()
    _ = try solver.add([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal)
    _ = try solver.add([Term(left), Term(right, -1)], .lessThanOrEqual, constant: 10)
    _ = try solver.add([Term(right)], .lessThanOrEqual, constant: -100)
    _ = try solver.add([Term(left)], .greaterThanOrEqual)
    try solver.addEditVariable(middle, priority: 750)
    for (suggestion, value) in [(70.0, 70.0), (0, 5), (70, 70), (200, 95), (70, 70)] {
      try solver.suggest(suggestion, for: middle)
      #expect(solver.value(of: middle) == value)
    }
  }

  @Test func aNearlyZeroRedundantEqualityIsAccepted() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(x), Term(y, -1)], .equal)
    _ = try solver.add([Term(x)], .equal, constant: -0.1 - 0.2)
    let redundant = try solver.add([Term(y)], .equal, constant: -0.3)
    #expect(abs(solver.value(of: y) - 0.3) < 1e-12)
    try solver.remove(redundant)
    #expect(abs(solver.value(of: y) - 0.3) < 1e-12)
  }

  @Test func freshVariablesInALoopLeaveNothingBehind() throws {
    var solver = Solver()
    let x = solver.addVariable()
    func turn(_ solver: inout Solver) throws {
      let y = solver.addVariable()
      let kept = try solver.add([Term(y), Term(x, -1)], .equal, constant: -1)
      let soft = try solver.add([Term(y), Term(x)], .equal, constant: -9, priority: 500)
      try solver.remove(kept)
      try solver.remove(soft)
      try solver.removeVariable(y)
    }
    try turn(&solver)
    let usage = solver.usage
    let byteCount = solver.allocatedByteCount
    for _ in 0..<2000 { try turn(&solver) }
    #expect(solver.usage == usage)
    #expect(solver.allocatedByteCount == byteCount)
    #expect(usage == SolverUsage.of(variables: 1))
  }

  @Test func removingAnEqualityTakesBothItsErrorsAway() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(x)], .equal, constant: -1, priority: 5)
    let empty = solver.dump()
    for step in 0..<500 {
      let constant = Double(step % 7)
      let soft = try solver.add([Term(x)], .equal, constant: -constant, priority: 900)
      #expect(solver.value(of: x) == constant)
      try solver.remove(soft)
      #expect(solver.value(of: x) == 1)
    }
    #expect(
      solver.usage == SolverUsage.of(variables: 1, constraints: 1, terms: 1, rows: 1, cells: 1)
    )
    #expect(solver.dump().split(separator: "\n").count == empty.split(separator: "\n").count)
  }

  @Test func aRequiredCycleIsRedundant() throws {
    var solver = Solver()
    let ring = (0..<4).map { _ in solver.addVariable() }
    for index in 0..<4 {
      _ = try solver.add([Term(ring[index]), Term(ring[(index + 1) % 4], -1)], .equal)
    }
    _ = try solver.add([Term(ring[2])], .equal, constant: -7)
    #expect(ring.map { solver.value(of: $0) } == [7, 7, 7, 7])
  }

  @Test func aConstraintWithoutVariablesHoldsOrFails() throws {
    var solver = Solver()
    _ = try solver.add([], .equal, constant: 0)
    _ = try solver.add([], .lessThanOrEqual, constant: -1)
    expectConflict(of: []) { _ = try solver.add([], .equal, constant: 1) }
    expectConflict(of: []) { _ = try solver.add([], .greaterThanOrEqual, constant: -1) }
  }

  @Test func anUnsatisfiableConstraintIsAnError() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([Term(x)], .equal, constant: -1)
    let before = solver.dump()
    expectConflict(of: [first]) { _ = try solver.add([Term(x)], .equal, constant: -2) }
    #expect(solver.dump() == before)
    #expect(solver.value(of: x) == 1)
  }

  @Test func aRedundantEqualityIsNoConflictAndAConflictIsNotRedundant() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let sum = try solver.add([Term(x), Term(y)], .equal, constant: -10)
    let difference = try solver.add([Term(x), Term(y, -1)], .equal, constant: -2)
    _ = try solver.add([Term(x)], .equal, constant: -6)
    expectConflict(of: [sum, difference]) {
      _ = try solver.add([Term(y)], .equal, constant: -5)
    }
    #expect(solver.value(of: x) == 6)
    #expect(solver.value(of: y) == 4)
  }

  @Test func twoOptimaAreAmbiguousAndOneIsNot() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(x), Term(y)], .equal, constant: -10)
    _ = try solver.add([Term(x)], .equal, constant: 0, priority: 500)
    _ = try solver.add([Term(y)], .equal, constant: 0, priority: 500)
    var found = [solver.isAmbiguous(x), solver.isAmbiguous(y)]
    #expect(found == [true, true])
    _ = try solver.add([Term(x)], .equal, constant: -4, priority: 10)
    found = [solver.isAmbiguous(x), solver.isAmbiguous(y)]
    #expect(found == [false, false])
    #expect(solver.value(of: x) == 4)
  }

  @Test func aConflictListsEveryConstraintInvolved() throws {
    var solver = Solver()
    let chain = (0..<6).map { _ in solver.addVariable() }
    var involved = [try solver.add([Term(chain[0])], .greaterThanOrEqual, constant: -3)]
    for index in 1..<6 {
      involved.append(
        try solver.add([Term(chain[index]), Term(chain[index - 1], -1)], .equal, constant: -1)
      )
    }
    _ = try solver.add([Term(chain[2])], .lessThanOrEqual, constant: -1000)
    expectConflict(of: involved) {
      _ = try solver.add([Term(chain[5])], .lessThanOrEqual, constant: -7)
    }
  }

  @Test func aRequiredEditVariableIsAnError() throws {
    var solver = Solver()
    let x = solver.addVariable()
    #expect(throws: SolverError.requiredEditVariable(x)) {
      try solver.addEditVariable(x, priority: .required)
    }
  }

  @Test func aSuggestionSurvivesLaterAdditionsAndRemovals() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.addEditVariable(x, priority: 700)
    try solver.suggest(30, for: x)
    let limit = try solver.add([Term(x)], .lessThanOrEqual, constant: -20)
    #expect(solver.value(of: x) == 20)
    try solver.remove(limit)
    #expect(solver.value(of: x) == 30)
  }

  @Test func aDegenerateVertexDoesNotCycle() throws {
    // Beale's example, on which textbook pivot rules cycle; the optimum is 1/20.
    var solver = Solver()
    let x = (0..<4).map { _ in solver.addVariable(isNonNegative: true) }
    _ = try solver.add(
      [Term(x[0], 0.25), Term(x[1], -60), Term(x[2], -0.04), Term(x[3], 9)],
      .lessThanOrEqual
    )
    _ = try solver.add(
      [Term(x[0], 0.5), Term(x[1], -90), Term(x[2], -0.02), Term(x[3], 3)],
      .lessThanOrEqual
    )
    _ = try solver.add([Term(x[2])], .lessThanOrEqual, constant: -1)
    let goal = solver.addVariable()
    _ = try solver.add(
      [Term(goal, -1), Term(x[0], 0.75), Term(x[1], -150), Term(x[2], 0.02), Term(x[3], -6)],
      .equal
    )
    _ = try solver.add([Term(goal)], .greaterThanOrEqual, constant: -100, priority: 1)
    #expect(abs(solver.value(of: goal) - 0.05) < 1e-12)
  }

  @Test func equalPrioritiesMinimizeTheSumOfErrors() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for target in [0.0, 10, 10, 40] {
      _ = try solver.add([Term(x)], .equal, constant: -target, priority: 500)
    }
    let isAmbiguous = solver.isAmbiguous(x)
    #expect(solver.value(of: x) == 10)
    #expect(!isAmbiguous)
  }

  @Test func duplicatesOfRequiredRowsStayCheap() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    for _ in 0..<200 { _ = try solver.add([Term(x), Term(y, -1)], .equal) }
    _ = try solver.add([Term(x)], .equal, constant: -3)
    #expect(solver.value(of: y) == 3)
    #expect(solver.usage.cells <= 2 * solver.usage.rows)
  }

  /// An offset from a bottom edge keeps its sign on either side of the equality.
  @Test func anOffsetFromABottomEdgeKeepsItsSign() throws {
    for sign in [1.0, -1] {
      var solver = Solver()
      let height = solver.addVariable(isNonNegative: true)
      let childTop = solver.addVariable()
      let childHeight = solver.addVariable(isNonNegative: true)
      _ = try solver.add([Term(height)], .equal, constant: -100)
      _ = try solver.add([Term(childHeight)], .equal, constant: -30)
      let terms = [Term(childTop, sign), Term(childHeight, sign), Term(height, -sign)]
      _ = try solver.add(terms, .equal, constant: 8 * sign)
      #expect(solver.value(of: childTop) == 62)
    }
  }

  /// A constraint and its mirror image, with all signs and the relation reversed, are equivalent.
  @Test func aMirroredConstraintMeansTheSame() throws {
    for index in 0..<40 {
      let system = RandomSystem(seed: 8, index: index * 3).system
      var mirrored = system
      for place in mirrored.constraints.indices {
        let relation = system.constraints[place].relation
        mirrored.constraints[place].terms = system.constraints[place].terms.map {
          Term($0.variable, -$0.coefficient)
        }
        mirrored.constraints[place].constant.negate()
        mirrored.constraints[place].relation =
          relation == .equal
          ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
      }
      let sums = system.errorSums(try system.solve(inBatch: false))
      let mirroredSums = system.errorSums(try mirrored.solve(inBatch: false))
      for (level, sum) in sums { #expect(abs((mirroredSums[level] ?? -1) - sum) < 1e-6) }
    }
  }

  @Test func constraintsMadeAgainInALoopKeepMemoryAndValues() throws {
    var solver = Solver()
    let cell = try CellSystem(row: 3, host: .edited, in: &solver)
    let values = cell.values(in: solver)
    let name = [Term(cell.variable(.name, .width))]
    var byteCount = 0
    for turn in 0..<1000 {
      var made: [Constraint] = []
      for step in 0..<6 {
        let priority = try #require(Priority(1 + (turn * 7 + step * 131) % 999))
        let constraint = try solver.add(name, .equal, constant: -90, priority: priority)
        try solver.setPriority(1, of: constraint)
        made.append(constraint)
      }
      for constraint in made { try solver.remove(constraint) }
      if turn == 0 {
        byteCount = solver.allocatedByteCount
      } else if turn % 100 == 0 {
        #expect(solver.allocatedByteCount == byteCount)
      }
    }
    #expect(cell.values(in: solver) == values)
    #expect(solver.allocatedByteCount == byteCount)
  }

  /// Solving many constraints together takes no more pivots than solving after each.
  @Test func oneBatchTakesNoMoreWorkThanSingleAdditions() throws {
    for topology in Topology.allCases {
      let system = topology.system(viewCount: 40, isReversed: false)
      let pivots = try [false, true].map { isBatch in
        var solver = Solver()
        if isBatch { solver.beginBatch() }
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
          if !isBatch { _ = solver.isSettled }
        }
        if isBatch { try solver.endBatch() }
        return solver.counters.pivots
      }
      #expect(pivots[1] <= pivots[0])
    }
  }

  @Test func changesOfARemovedVariableAreNotReported() throws {
    var solver = Solver()
    let kept = solver.addVariable()
    let gone = solver.addVariable()
    let link = try solver.add([Term(gone), Term(kept, -1)], .equal, constant: -1)
    _ = try solver.add([Term(kept)], .equal, constant: -4, priority: 10)
    #expect(solver.value(of: gone) == 5)
    try solver.remove(link)
    try solver.removeVariable(gone)
    #expect(solver.nextChangedVariable() == kept)
    #expect(solver.nextChangedVariable() == nil)
    let reused = solver.addVariable()
    #expect(reused == gone)
    #expect(solver.nextChangedVariable() == nil)
    #expect(solver.value(of: reused) == 0)
  }

  /// Weights of ten to the millions leave costs that an absolute tolerance would take for gains.
  @Test func aFarReachOfPrioritiesLeavesNoUnboundedGain() throws {
    var solver = Solver()
    let variables = (0..<40).map { _ in solver.addVariable() }
    for (place, variable) in variables.enumerated() {
      let next = variables[(place + 1) % 40]
      let strong = try #require(Priority(1 + place * 25))
      _ = try solver.add([Term(variable), Term(next, -1)], .equal, constant: -1, priority: strong)
      _ = try solver.add([Term(variable)], .equal, constant: -Double(place), priority: 1)
    }
    let system = LinearSystem(
      isNonNegative: variables.map { _ in false },
      constraints: variables.indices.map {
        SystemConstraint(
          [Term(variables[$0]), Term(variables[($0 + 1) % 40], -1)],
          .equal,
          constant: -1,
          priority: Priority(1 + $0 * 25) ?? 1
        )
      }
    )
    let sums = system.errorSums(variables.map { solver.value(of: $0) })
    // All hold but the weakest, which makes up for the forty steps around the ring.
    #expect(sums.filter { abs($0.value) > 1e-9 }.keys.sorted() == [1])
    #expect(abs((sums[1] ?? 0) - 40) < 1e-9)
  }

  @Test func manyWeakConstraintsNeverOutweighAStrongOne() throws {
    var solver = Solver()
    let root = solver.addVariable()
    _ = try solver.add([Term(root)], .equal, constant: -375, priority: 900)
    solver.beginBatch()
    for _ in 0..<4000 {
      _ = try solver.add([Term(root)], .greaterThanOrEqual, constant: -1e5, priority: 750)
    }
    try solver.endBatch()
    #expect(solver.value(of: root) == 375)
  }
}

extension SolverUsage {
  static func of(
    variables: Int,
    constraints: Int = 0,
    terms: Int = 0,
    rows: Int = 0,
    cells: Int = 0
  ) -> SolverUsage {
    var usage = SolverUsage()
    usage.variables = variables
    usage.constraints = constraints
    usage.terms = terms
    usage.rows = rows
    usage.cells = cells
    return usage
  }
}
