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

extension UpdateCycle {
  /// Measures text again whose width changed when constraints were updated, and solves.
  ///
  /// A height that follows a width may change that width again; what doesn't settle is left to the
  /// next turn.
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

  /// Tells the solver of insets that changed while views were laid out.
  func refreshInsets() {
    state.layoutEngine?.refreshInsets()
  }
}

extension UIWindow {
  /// The required constraints that were left out because they contradict others.
  public final var constraintConflicts: [ConstraintConflict] {
    updateCycle.state.layoutEngine?.conflicts ?? []
  }
}
