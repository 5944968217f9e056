import Testing
import UBConstraintSolver
import UBSolverBenchmarks

/// Sparse systems of many variables, feasible by construction.
@Suite struct LargeSystemTests {
  /// In each way to the system; before violations counted as errors, most of these cycled.
  @Test(arguments: 0..<24) func noSystemIsRefused(index: Int) {
    let random = RandomSystem(seed: 4, index: index, variables: 60...110)
    let outcome = random.run()
    #expect(outcome.refusal == nil)
    #expect((random.system.errorSums(outcome.values)[1000] ?? 0) < 1e-8)
  }

  /// Adding the constraints in one batch or one after the other gives the same sums of errors.
  @Test(arguments: 0..<6) func theOptimumDoesNotDependOnTheWay(index: Int) throws {
    let system = RandomSystem(seed: 5, index: index, variables: 60...90).system
    let inBatch = system.errorSums(try system.solve(inBatch: true))
    let oneByOne = system.errorSums(try system.solve(inBatch: false))
    for (priority, sum) in inBatch where priority < 1000 {
      let other = oneByOne[priority] ?? 0
      #expect(abs(sum - other) < 1e-6 * max(1, sum), "\(priority)")
    }
  }

  /// One solve takes a small multiple of the number of constraints in steps.
  @Test func aBatchTakesFewStepsForEachConstraint() {
    for index in stride(from: 1, to: 41, by: 4) {
      let random = RandomSystem(seed: 6, index: index, variables: 100...100)
      let outcome = random.run()
      let steps = outcome.counters.pivots + outcome.counters.sideChanges
      #expect(steps < 8 * random.system.constraints.count)
    }
  }

  /// A contradiction between constraints of a large system is still a minimal one.
  @Test func aContradictionIsMinimal() throws {
    let system = RandomSystem(seed: 7, index: 1, variables: 60...60).system
    var solver = Solver()
    let variables = system.isNonNegative.map { solver.addVariable(isNonNegative: $0) }
    let low = try solver.add([Term(variables[3])], .greaterThanOrEqual, constant: 1e4)
    _ = try solver.add([Term(variables[3])], .lessThanOrEqual, constant: -1e4)
    solver.beginBatch()
    for constraint in system.constraints {
      _ = try solver.add(
        constraint.terms,
        constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority
      )
    }
    try solver.endBatch()
    do throws(SolverError) {
      _ = try solver.add([Term(variables[3])], .lessThanOrEqual, constant: 2e4)
      Issue.record("expected a contradiction")
    } catch {
      guard case .unsatisfiable(let conflict) = error else {
        Issue.record("expected a contradiction, found \(error)")
        return
      }
      #expect(conflict.constraints.count >= 1)
      #expect(conflict.constraints.contains(conflict.rejected))
    }
    #expect(solver.isSettled == true)
    #expect(low.index == 0)
  }
}
