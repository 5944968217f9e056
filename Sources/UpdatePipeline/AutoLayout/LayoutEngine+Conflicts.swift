import UBConstraintSolver

extension LayoutEngine {
  /// A contradiction, by what its constraints stand for.
  private struct Contradiction {
    /// The app's constraints of it.
    var app: [NSLayoutConstraint] = []
    /// The other constraints of it.
    var pins: [(item: LayoutItem, number: LayoutItem.Number)] = []
    /// The constraint whose addition or change the solver undid.
    var rejected = ConstraintRole.none

    /// The constraint that gives way: the app's latest (U9).
    var latest: NSLayoutConstraint? {
      app.max { $0.state.activation < $1.state.activation }
    }
  }

  /// Leaves out the latest constraint of each contradiction, and tries again what was left out.
  ///
  /// What holds in the end is what adding the constraints one by one in the order of their
  /// activation would leave, each unless it contradicts those before: it depends neither on
  /// batches nor on which of several contradictions the solver finds first.
  func settle(_ conflicts: [Conflict]) {
    let contradictions = conflicts.map { contradiction($0) }
    for (conflict, contradiction) in zip(conflicts, contradictions) {
      undo(contradiction.rejected, of: conflict.rejected)
    }
    for contradiction in contradictions {
      if let latest = contradiction.latest { leaveOut(latest, of: contradiction) }
      if case .pin(let item, let number) = contradiction.rejected { reapplyPin(number, of: item) }
    }
    var index = 0
    while index < leftOut.count {
      if enter(leftOut[index]) {
        leftOut[index].state.isLeftOut = false
        leftOut[index].state.isReported = false
        leftOut.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Adds a constraint at the cost of later ones; returns whether it holds now.
  private func enter(_ constraint: NSLayoutConstraint) -> Bool {
    while true {
      guard let conflict = solveAlone({ $0.insert(constraint) }).first else { return true }
      let found = contradiction(conflict)
      undo(found.rejected, of: conflict.rejected)
      guard let latest = found.latest, latest !== constraint, handle(of: latest) != nil else {
        leaveOut(constraint, of: found)
        return false
      }
      leaveOut(latest, of: found)
    }
  }

  /// Holds a pinned number to its present value at the cost of the app's constraints.
  private func reapplyPin(_ number: LayoutItem.Number, of item: LayoutItem) {
    while true {
      let conflicts = solveAlone { engine in
        if item.role == .view {
          engine.pin(number, of: item)
        } else {
          engine.pinInset(number, of: item)
        }
      }
      guard let conflict = conflicts.first else { return }
      let found = contradiction(conflict)
      undo(found.rejected, of: conflict.rejected)
      guard let latest = found.latest, handle(of: latest) != nil else {
        return note(found, leavingOut: "\(item).\(number)")
      }
      leaveOut(latest, of: found)
    }
  }

  private func contradiction(_ conflict: Conflict) -> Contradiction {
    var found = Contradiction()
    for member in conflict.constraints where Int(member.index) < roles.count {
      let role = roles[Int(member.index)]
      switch role {
      case .app(let constraint): found.app.append(constraint)
      case .pin(let item, let number): found.pins.append((item, number))
      case .none: break
      }
      if member == conflict.rejected { found.rejected = role }
    }
    return found
  }

  /// Takes out of the solver what is left of a change that it undid.
  private func undo(_ role: ConstraintRole, of handle: Constraint) {
    switch role {
    case .app(let constraint):
      constraint.state.handle = nil
      queue(constraint)
    case .pin(let item, let number):
      item.solved.pins[number.rawValue] = nil
    case .none:
      return
    }
    note(.none, of: handle)
    // An addition was removed already; a change leaves the constraint as it was before.
    removeIfThere(handle)
  }

  private func removeIfThere(_ handle: Constraint) {
    _ = solveAlone { engine in
      do throws(SolverError) {
        try engine.solver.remove(handle)
      } catch {
        return
      }
    }
  }

  /// Takes a constraint out of the solver and tells of it, once.
  private func leaveOut(_ constraint: NSLayoutConstraint, of contradiction: Contradiction) {
    if let handle = handle(of: constraint) {
      constraint.state.handle = nil
      note(.none, of: handle)
      removeIfThere(handle)
    }
    queue(constraint)
    guard !constraint.state.isReported else { return }
    constraint.state.isReported = true
    note(contradiction, leavingOut: constraint.entry)
  }

  /// Puts a constraint among those to try again, in the order of activation.
  private func queue(_ constraint: NSLayoutConstraint) {
    guard !constraint.state.isLeftOut else { return }
    constraint.state.isLeftOut = true
    let place =
      leftOut.firstIndex { $0.state.activation > constraint.state.activation } ?? leftOut.count
    leftOut.insert(constraint, at: place)
  }

  private func note(_ contradiction: Contradiction, leavingOut entry: String) {
    guard unsafe fittedView == nil else { return }
    conflicts.append(
      ConstraintConflict(
        constraints: contradiction.app.sorted { $0.state.activation < $1.state.activation },
        pins: contradiction.pins,
        leavingOut: entry
      )
    )
  }
}
