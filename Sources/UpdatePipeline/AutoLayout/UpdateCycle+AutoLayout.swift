extension UpdateCycle {
  /// The window's solver, made on first use.
  var engine: LayoutEngine {
    if let engine = state.layoutEngine { return engine }
    let engine = LayoutEngine(cycle: self)
    state.layoutEngine = engine
    return engine
  }

  /// Builds the solver from nothing, as a naive recompute does in every frame.
  func rebuildSolverIfNeeded() {
    guard policy.solverLifetime == .frame, let engine = state.layoutEngine else { return }
    engine.startOver()
    root?.joinLayout()
  }
}

extension UIWindow {
  /// The required constraints that were left out because they contradict others.
  public final var constraintConflicts: [ConstraintConflict] {
    updateCycle.state.layoutEngine?.conflicts ?? []
  }
}
