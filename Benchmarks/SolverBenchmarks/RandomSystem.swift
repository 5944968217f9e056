package import UBConstraintSolver
import UBStatistics

/// A satisfiable random system, and the way in which a solver arrives at it.
///
/// The constants of required constraints are computed from a random point, which satisfies them by
/// construction. Everything depends on the seed alone.
package struct RandomSystem: Sendable {
  /// The way in which a solver arrives at the system.
  package enum Drive: Int, CaseIterable, Sendable {
    /// The constraints are added one by one, and values are read at the end.
    case plain
    /// The constraints are added in one batch.
    case batch
    /// Constraints start with wrong constants and priorities, which shifts, removals and additions
    /// correct.
    case churn
    /// The constraints are added one by one, and a value is read after each.
    case reading
  }

  /// The number of ways in which small systems are arrived at; the sparse ones are also read.
  static let driveCount = 3

  /// The final system.
  package private(set) var system: LinearSystem
  /// The way to the final system.
  package let drive: Drive
  private var source: SplitMix64

  /// Creates the system with an index, in the sequence of a seed.
  package init(seed: UInt64, index: Int) {
    var source = SplitMix64(seed: seed &+ UInt64(index) &* 0xd134_2543_de82_ef95)
    drive = Drive(rawValue: index % Self.driveCount) ?? .plain
    let count = 4 + source.below(source.chance(25) ? 37 : 13)
    let isNonNegative = (0..<count).map { _ in source.chance(30) }
    let point = isNonNegative.map { nonNegative in
      let value = Double(source.below(401) - 200) / 2
      return nonNegative ? abs(value) : value
    }
    let levels = (0..<(1 + source.below(4))).compactMap { _ in Priority(1 + source.below(999)) }
    system = LinearSystem(isNonNegative: isNonNegative)
    for _ in 0..<(count + source.below(count * 2)) {
      system.constraints.append(Self.constraint(point, levels, &source))
    }
    self.source = source
  }

  /// Creates a random system from its parts.
  init(system: LinearSystem, drive: Drive, source: SplitMix64) {
    self.system = system
    self.drive = drive
    self.source = source
  }

  private static func constraint(
    _ point: [Double],
    _ levels: [Priority],
    _ source: inout SplitMix64
  ) -> SystemConstraint {
    let coefficients = [1, -1, 1, -1, 1, -1, 2, -0.5, 0.5, 3]
    var terms: [Term] = []
    for _ in 0..<(1 + min(source.below(4), source.below(5))) {
      let variable = Variable(id: Int32(source.below(point.count)))
      terms.append(Term(variable, coefficients[source.below(coefficients.count)]))
    }
    let kind = source.below(10)
    let relation: Relation =
      kind < 4 ? .equal : kind < 7 ? .lessThanOrEqual : .greaterThanOrEqual
    let isRequired = source.chance(relation == .equal ? 25 : 40)
    let sum = terms.reduce(0) { $0 + $1.coefficient * point[Int($1.variable.id)] }
    var constraint = SystemConstraint(terms, relation)
    if isRequired {
      let room = source.chance(40) ? 0 : Double(source.below(60)) / 2
      constraint.constant =
        switch relation {
        case .equal: -sum
        case .lessThanOrEqual: -sum - room
        case .greaterThanOrEqual: -sum + room
        }
    } else {
      constraint.constant = Double(source.below(401) - 200) / 2
      constraint.priority = levels[source.below(levels.count)]
    }
    return constraint
  }

  /// The result of driving a solver to the system.
  package struct Outcome: Sendable {
    /// The final values of the variables.
    package var values: [Double] = []
    /// The error of a solver that refused the final system, although it is satisfiable.
    package var refusal: SolverError?
    /// The contradictions reported on the way, as sets of constraints.
    package var conflicts: [LinearSystem] = []
    /// The work of the solver on the way.
    package var counters = SolverCounters()
  }

  /// Drives a solver to the system.
  package func run() -> Outcome {
    var driver = SystemDriver(system, source)
    switch drive {
    case .plain: driver.addAll(isReading: false)
    case .batch: driver.addBatch()
    case .churn: driver.churn()
    case .reading: driver.addAll(isReading: true)
    }
    return driver.outcome()
  }
}
