import UBConstraintSolver

/// Systems in a plain text form that drivers of other solvers can read easily.
///
/// The first number is the count of systems. Each system is `variables constraints`, then, for each
/// constraint, `relation priority terms {variable coefficient}… constant`, where relation 0 is
/// `<=`, 1 is `==` and 2 is `>=`. White space separates the numbers.
struct TextSystems {
  /// One system of constraints over numbered variables.
  struct System {
    var variableCount: Int
    var constraints: [Entry]
  }

  /// One constraint of a system.
  struct Entry {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  private(set) var systems: [System] = []

  init(_ text: String, file: String) throws(SolveFailure) {
    var reader = NumberReader(text, file: file)
    let count = try reader.count("the number of systems")
    for _ in 0..<count { systems.append(try Self.system(&reader)) }
    try reader.end()
  }

  private static func system(_ reader: inout NumberReader) throws(SolveFailure) -> System {
    let variableCount = try reader.count("the number of variables")
    let constraintCount = try reader.count("the number of constraints")
    var system = System(variableCount: variableCount, constraints: [])
    for _ in 0..<constraintCount {
      let code = try reader.count("a relation, 0, 1 or 2")
      guard let relation = Relation(rawValue: UInt8(truncatingIfNeeded: code)), code <= 2 else {
        throw reader.wrong("a relation, 0, 1 or 2")
      }
      guard let priority = Priority(try reader.count("a priority from 1 to 1000")) else {
        throw reader.wrong("a priority from 1 to 1000")
      }
      var terms: [Term] = []
      for _ in 0..<(try reader.count("the number of terms")) {
        let variable = try reader.count("a variable below \(variableCount)")
        guard variable < variableCount else {
          throw reader.wrong("a variable below \(variableCount)")
        }
        terms.append(Term(Variable(id: Int32(variable)), try reader.number("a coefficient")))
      }
      let constant = try reader.number("a constant")
      system.constraints.append(
        Entry(terms: terms, relation: relation, constant: constant, priority: priority)
      )
    }
    return system
  }
}

extension TextSystems.System {
  /// The values of the variables in one line.
  func values() throws(SolverError) -> String {
    var solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    for constraint in constraints {
      _ = try solver.add(
        constraint.terms,
        constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority
      )
    }
    guard solver.isSettled else { throw .unsettled }
    return variables.map { solver.value(of: $0).shortText }.joined(separator: " ")
  }
}
