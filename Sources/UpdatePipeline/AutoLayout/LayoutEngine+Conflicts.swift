import UBConstraintSolver

extension LayoutEngine {
  /// A contradiction, in terms of layout constraints and pins.
  private struct Contradiction {
    /// The app's constraints in the contradiction.
    var app: [NSLayoutConstraint] = []
    /// The pinned numbers in the contradiction.
    var pins: [(item: LayoutItem, number: LayoutItem.Number)] = []
    /// The constraint whose addition or change the solver rolled back.
    var rejected = ConstraintRole.none

    /// The constraint that gives way: the app's most recently activated (U9).
    var latest: NSLayoutConstraint? {
      app.max { $0.state.activation < $1.state.activation }
    }
  }

  /// Leaves out the latest constraint of each contradiction, and retries those left out before.
  ///
  /// The result equals that of adding the constraints one by one in order of activation and
  /// skipping each one that contradicts those before it. It depends neither on how changes are
  /// batched nor on which of several contradictions the solver finds first.
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

  /// Adds a constraint, removing later ones if needed; returns whether it holds now.
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

  /// Pins a number to its current value, leaving out the app's constraints if needed.
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

  /// Removes what remains in the solver of a change that it rolled back.
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
    // The solver has already removed a rejected addition; after a rejected change the old one
    // remains.
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

  /// Removes a constraint from the solver and reports it once.
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

  /// Queues a constraint to be tried again, in order of activation.
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
