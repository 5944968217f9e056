import ConstraintSolver

extension LayoutEngine {
  /// Adds the active constraints of a view and those in it that the solver lacks, as one change.
  ///
  /// - Complexity: O(*v*) in the views that hold constraints inside.
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

  /// Removes the constraints that a view and those in it hold, then their variables.
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

  /// Gives back a view's variables with its pins and content size constraints.
  ///
  /// A variable that a constraint outside of the view still mentions keeps its number and loses
  /// its owner; the constraint goes when its host does.
  func removeVariables(of view: UIView) {
    guard let item = view.state.layoutItem, item.build == build else { return }
    beginBatch()
    removePins(of: view)
    removeIntrinsicSize(.horizontal, of: view)
    removeIntrinsicSize(.vertical, of: view)
    endBatch()
    view.state.layoutItem = nil
    for number in LayoutItem.Number.allCases {
      guard let variable = item.variables[number.rawValue] else { continue }
      unsafe owners[Int(variable.id)].view = nil
      change { engine throws(SolverError) in try engine.solver.removeVariable(variable) }
    }
  }
}
