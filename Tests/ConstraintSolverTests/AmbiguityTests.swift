import UBConstraintSolver
import UBSolverBenchmarks
import Testing

@Suite struct AmbiguityTests {
  /// A variable is ambiguous iff a soft constraint below every priority can move it up or down.
  @Test(arguments: 0..<60) func aVariableIsAmbiguousIffAWeakestWishMovesIt(index: Int) throws {
    let system = RandomSystem(seed: 41, index: index * 3).system
    guard system.constraints.allSatisfy({ $0.priority > 1 }) else { return }
    var solver = Solver()
    let variables = system.isNonNegative.map { solver.addVariable(isNonNegative: $0) }
    for constraint in system.constraints {
      _ = try solver.add(
        constraint.terms,
        constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority
      )
    }
    for variable in variables {
      let isAmbiguous = solver.isAmbiguous(variable)
      let value = solver.value(of: variable)
      var moves = false
      for (relation, target) in [
        (Relation.greaterThanOrEqual, value + 50), (.lessThanOrEqual, value - 50),
      ] {
        let wish = try solver.add([Term(variable)], relation, constant: -target, priority: 1)
        if abs(solver.value(of: variable) - value) > 1e-6 { moves = true }
        try solver.remove(wish)
        let back = try solver.add([Term(variable)], .equal, constant: -value, priority: 1)
        try solver.remove(back)
      }
      #expect(isAmbiguous == moves)
    }
  }

  @Test func aDefinedVariableIsAsAmbiguousAsWhatItDependsOn() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.add([Term(y), Term(x, -2)], .equal, constant: -1)
    var found = [solver.isAmbiguous(x), solver.isAmbiguous(y)]
    #expect(found == [true, true])
    _ = try solver.add([Term(x)], .equal, constant: -4)
    found = [solver.isAmbiguous(x), solver.isAmbiguous(y)]
    #expect(found == [false, false])
    #expect(solver.value(of: y) == 9)
  }

  @Test func aDegenerateVertexIsNotAmbiguous() throws {
    var solver = Solver()
    let x = solver.addVariable(isNonNegative: true)
    let y = solver.addVariable(isNonNegative: true)
    _ = try solver.add([Term(x), Term(y)], .lessThanOrEqual)
    let found = [solver.isAmbiguous(x), solver.isAmbiguous(y)]
    #expect(found == [false, false])
  }
}
