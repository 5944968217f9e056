import UBConstraintSolver

extension LayoutEngine {
  /// Adds the active constraints of a subtree that are not in the solver yet, as one batch.
  ///
  /// - Complexity: O(*v*) in the views of the subtree that hold constraints.
  func join(_ view: UIView) {
    beginBatch()
    addConstraints(in: view)
    endBatch()
  }

  private func addConstraints(in view: UIView) {
    guard view.state.flags.contains(.holdsConstraints) else { return }
    for constraint in view.state.constraints {
      add(constraint)
    }
    for subview in view.state.subviews {
      addConstraints(in: subview)
    }
  }

  /// Removes the constraints that a subtree holds, then its variables.
  func leave(_ view: UIView) {
    beginBatch()
    removeConstraints(in: view)
    endBatch()
    removeVariables(in: view)
  }

  private func removeConstraints(in view: UIView) {
    guard view.state.flags.contains(.holdsConstraints) else { return }
    for constraint in view.state.constraints {
      remove(constraint)
    }
    for subview in view.state.subviews {
      removeConstraints(in: subview)
    }
  }

  private func removeVariables(in view: UIView) {
    removeVariables(of: view)
    for subview in view.state.subviews {
      removeVariables(in: subview)
    }
  }

  /// Removes the variables of a view and its guides.
  func removeVariables(of view: UIView) {
    if let settings = view.state.layoutSettings {
      for item in settings.items {
        removeVariables(of: item)
      }
    }
    guard let item = view.state.layoutItem else { return }
    removeVariables(of: item)
  }

  /// Removes an item's variables together with its pins and content size constraints.
  ///
  /// A variable that a constraint outside of the view still uses stays in the solver without an
  /// owner until the host of that constraint removes it.
  func removeVariables(of item: LayoutItem) {
    guard item.solved.build == build else { return }
    beginBatch()
    removePins(of: item)
    removeIntrinsicSize(.horizontal, of: item)
    removeIntrinsicSize(.vertical, of: item)
    removeBaselines(of: item)
    stopExercise(of: item)
    endBatch()
    let solved = item.solved
    item.solved = SolvedItem()
    if item.role == .safeArea || item.role == .margins {
      insetItems.removeAll { $0 === item }
    }
    for number in LayoutItem.Number.allCases {
      removeVariable(solved.variables[number.rawValue])
    }
    for baseline in Baseline.allCases {
      removeVariable(solved.baselines[baseline.rawValue])
    }
  }

  private func removeVariable(_ variable: Variable?) {
    guard let variable else { return }
    unsafe owners[Int(variable.id)].item = nil
    change { engine throws(SolverError) in
      do throws(SolverError) {
        try engine.solver.removeVariable(variable)
      } catch .variableInUse {
        return
      }
    }
  }
}
