import UBConstraintSolver
import UBStatistics

/// Brings one solver to a system, directly or in a roundabout way.
struct SystemDriver: ~Copyable {
  private let system: LinearSystem
  private var source: SplitMix64
  private var solver = Solver()
  private var handles: [Constraint?]
  /// The constraints with the solver's present constants and priorities.
  private var present: [SystemConstraint]
  private var result = RandomSystem.Outcome()

  init(_ system: LinearSystem, _ source: SplitMix64) {
    self.system = system
    self.source = source
    handles = Array(repeating: nil, count: system.constraints.count)
    present = system.constraints
    for isNonNegative in system.isNonNegative {
      _ = solver.addVariable(isNonNegative: isNonNegative)
    }
  }

  /// Adds the constraints one by one, and reads a value after each if asked to.
  mutating func addAll(isReading: Bool) {
    for index in handles.indices {
      do throws(SolverError) {
        handles[index] = try add(index)
      } catch {
        result.refusal = error
      }
      if isReading { _ = solver.value(of: Variable(id: 0)) }
    }
  }

  mutating func addBatch() {
    solver.beginBatch()
    addAll(isReading: false)
    endFinalBatch()
  }

  /// Adds constraints with wrong constants and priorities, corrects some one by one, and the rest
  /// in a batch.
  mutating func churn() {
    for index in handles.indices {
      if source.chance(40) { present[index].constant += Double(source.below(81) - 40) / 2 }
      if source.chance(20) { present[index].priority = randomPriority() }
      tolerate(index) { (driver) throws(SolverError) in
        driver.handles[index] = try driver.add(index)
      }
    }
    for _ in 0..<(handles.count * 2) { change(source.below(handles.count)) }
    for round in 0..<2 {
      for index in handles.indices where source.chance(50 + 50 * round) { correct(index) }
    }
    solver.beginBatch()
    for index in handles.indices {
      do throws(SolverError) {
        try finish(index)
      } catch {
        result.refusal = error
      }
    }
    endFinalBatch()
  }

  consuming func outcome() -> RandomSystem.Outcome {
    result.values = system.isNonNegative.indices.map {
      solver.value(of: Variable(id: Int32($0)))
    }
    result.counters = solver.counters
    if result.refusal == nil, !solver.isSettled { result.refusal = .unsettled }
    return result
  }

  // MARK: - Steps

  private mutating func randomPriority() -> Priority {
    source.chance(30) ? .required : Priority(1 + source.below(999)) ?? .required
  }

  private mutating func add(_ index: Int) throws(SolverError) -> Constraint {
    let constraint = present[index]
    return try solver.add(
      constraint.terms,
      constraint.relation,
      constant: constraint.constant,
      priority: constraint.priority
    )
  }

  /// Makes one random change: to a constant, to a priority, a removal or an addition.
  private mutating func change(_ index: Int) {
    guard let handle = handles[index] else {
      tolerate(index) { (driver) throws(SolverError) in
        driver.handles[index] = try driver.add(index)
      }
      return
    }
    switch source.below(4) {
    case 0:
      handles[index] = nil
      try? solver.remove(handle)
    case 1:
      let old = present[index].priority
      let priority = randomPriority()
      present[index].priority = priority
      tolerate(index) { (driver) throws(SolverError) in
        do throws(SolverError) {
          try driver.solver.setPriority(priority, of: handle)
        } catch {
          driver.present[index].priority = old
          throw error
        }
      }
    default:
      setConstant(present[index].constant + Double(source.below(81) - 40) / 2, index, handle)
    }
  }

  /// Gives a constraint its final constant, if the other constraints allow it.
  private mutating func correct(_ index: Int) {
    guard let handle = handles[index] else {
      present[index] = system.constraints[index]
      change(index)
      return
    }
    setConstant(system.constraints[index].constant, index, handle)
  }

  private mutating func setConstant(_ constant: Double, _ index: Int, _ handle: Constraint) {
    let old = present[index].constant
    present[index].constant = constant
    tolerate(index) { (driver) throws(SolverError) in
      do throws(SolverError) {
        try driver.solver.setConstant(constant, of: handle)
      } catch {
        driver.present[index].constant = old
        throw error
      }
    }
  }

  private mutating func finish(_ index: Int) throws(SolverError) {
    let final = system.constraints[index]
    present[index] = final
    if let handle = handles[index] {
      try solver.setConstant(final.constant, of: handle)
      try solver.setPriority(final.priority, of: handle)
    } else {
      handles[index] = try add(index)
    }
  }

  private mutating func endFinalBatch() {
    do throws(SolverError) {
      try solver.endBatch()
    } catch {
      result.refusal = error
    }
  }

  /// Runs an operation that may legitimately contradict constraints that are still wrong.
  private mutating func tolerate(
    _ index: Int,
    _ operation: (inout SystemDriver) throws(SolverError) -> Void
  ) {
    let attempted = present[index]
    do throws(SolverError) {
      try operation(&self)
    } catch .unsatisfiable(let conflict) {
      record(conflict, attempted, index)
    } catch {
      result.refusal = error
    }
  }

  private mutating func record(_ conflict: Conflict, _ attempted: SystemConstraint, _ index: Int) {
    var isNonNegative = system.isNonNegative.map { _ in false }
    for variable in conflict.nonNegativeVariables { isNonNegative[Int(variable.id)] = true }
    var members = LinearSystem(isNonNegative: isNonNegative)
    for member in conflict.constraints {
      if member == conflict.rejected {
        members.constraints.append(attempted)
      } else if let place = handles.firstIndex(of: member) {
        members.constraints.append(present[place])
      }
    }
    for place in members.constraints.indices { members.constraints[place].priority = .required }
    result.conflicts.append(members)
  }
}
