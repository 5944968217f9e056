import UBConstraintSolver
import UBStatistics

extension RandomSystem {
  /// Creates a sparse system with a number of variables in a range.
  ///
  /// It has about twice as many constraints as variables, and one more for each variable, a bound.
  /// A third of the constraints of several terms are required; they hold at a random point.
  package init(seed: UInt64, index: Int, variables: ClosedRange<Int>) {
    var source = SplitMix64(seed: seed &+ UInt64(index) &* 0x9e6c_63d0_876a_3f6b)
    let count = variables.lowerBound + source.below(variables.count)
    let isNonNegative = (0..<count).map { _ in source.chance(20) }
    let point = (0..<count).map { _ in Double(source.below(400)) }
    var system = LinearSystem(isNonNegative: isNonNegative)
    for _ in 0..<(count * (15 + source.below(11)) / 10) {
      system.constraints.append(Self.sparse(point, &source))
    }
    for variable in 0..<count {
      system.constraints.append(Self.bound(variable, point[variable], &source))
    }
    for place in system.constraints.indices.reversed() {
      system.constraints.swapAt(place, source.below(place + 1))
    }
    let drive = Drive.allCases[index % Drive.allCases.count]
    self.init(system: system, drive: drive, source: source)
  }

  private static func sparse(
    _ point: [Double],
    _ source: inout SplitMix64
  ) -> SystemConstraint {
    let coefficients = [1, -1, 1, -1, 0.5, 2]
    var terms: [Term] = []
    for _ in 0..<(2 + min(source.below(3), source.below(4))) {
      let variable = Variable(id: Int32(source.below(point.count)))
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append(Term(variable, coefficients[source.below(coefficients.count)]))
    }
    let relation: Relation =
      source.chance(50) ? .equal : source.chance(40) ? .lessThanOrEqual : .greaterThanOrEqual
    let sum = terms.reduce(0) { $0 + $1.coefficient * point[Int($1.variable.id)] }
    var constraint = SystemConstraint(terms, relation)
    guard source.chance(33) else {
      constraint.priority = Self.priority(&source)
      constraint.constant = -sum + Double(source.below(201) - 100)
      return constraint
    }
    let room = source.chance(50) ? 0 : Double(source.below(100))
    switch relation {
    case .equal: constraint.constant = -sum
    case .lessThanOrEqual: constraint.constant = -sum - room
    case .greaterThanOrEqual: constraint.constant = -sum + room
    }
    return constraint
  }

  private static func bound(
    _ variable: Int,
    _ value: Double,
    _ source: inout SplitMix64
  ) -> SystemConstraint {
    let isUpper = source.chance(50)
    let room = Double(source.below(100))
    let isRequired = source.chance(30)
    return SystemConstraint(
      [Term(Variable(id: Int32(variable)))],
      isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
      constant: isUpper ? -value - room : -value + room,
      priority: isRequired ? .required : Self.priority(&source)
    )
  }

  private static func priority(_ source: inout SplitMix64) -> Priority {
    let levels: [Priority] = [50, 250, 251, 252, 749, 750, 751]
    return levels[source.below(levels.count)]
  }
}
