extension UpdateCycle {
  /// The window's solver, made on first use.
  var engine: LayoutEngine {
    if let engine = state.layoutEngine { return engine }
    let engine = LayoutEngine(cycle: self)
    state.layoutEngine = engine
    return engine
  }

  /// Rebuilds the solver if the strategy does so in every frame, as a naive recompute does.
  func rebuildSolverIfNeeded() {
    guard policy.solverLifetime == .frame, let engine = state.layoutEngine else { return }
    engine.startOver()
    root?.joinLayout()
  }
}

extension UpdateCycle {
  /// Measures text again if its width changed during the constraint updates, and solves.
  ///
  /// A height that depends on a width may in turn change that width. If it doesn't settle, the next
  /// turn goes on.
  func remeasureText(in view: UIView) {
    guard let engine = state.layoutEngine else { return }
    var measurements = 0
    while engine.hasRewrapped, view.state.flags.contains(.needsConstraints),
      measurements < LayoutEngine.measurementsMax
    {
      engine.hasRewrapped = false
      engine.beginBatch()
      updateConstraints(in: view)
      engine.endBatch()
      measurements += 1
    }
    engine.hasRewrapped = false
  }

  /// Updates the solver with insets that changed during layout.
  func refreshInsets() {
    state.layoutEngine?.refreshInsets()
  }
}

extension UIWindow {
  /// The contradictions found so far, each with the constraint left out because of it.
  public final var constraintConflicts: [ConstraintConflict] {
    updateCycle.state.layoutEngine?.conflicts ?? []
  }
}
