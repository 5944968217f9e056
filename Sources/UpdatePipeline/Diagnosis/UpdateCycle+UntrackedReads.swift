extension UpdateCycle {
  /// Runs a method that isn't tracked and records a diagnosis when a property that it read changes
  /// (R26).
  ///
  /// If a tracked method runs inside it, whose reads would count here (M7), nothing is recorded.
  func observeReads(
    of view: UIView,
    _ name: @autoclosure () -> String,
    _ method: String,
    _ body: () -> Void
  ) {
    guard recordsDiagnoses else { return body() }
    let watch = ReadWatch()
    let name = name()
    let runs = state.trackedRuns
    ObservationTracker.watch(body) { [weak view] property in
      guard watch.isValid, let cycle = view?.cycle else { return }
      cycle.diagnose(
        Diagnosis(
          kind: .untrackedRead,
          view: name,
          method: method,
          property: property,
          frame: cycle.state.turn == 0 ? cycle.state.frame + 1 : cycle.state.frame
        )
      )
    }
    watch.isValid = state.trackedRuns == runs
  }
}

extension UIViewController {
  /// Runs a callback that isn't tracked and records a diagnosis when a property that it read
  /// changes.
  final func observingReads(_ method: String, _ body: () -> Void) {
    guard let view = state.view, let cycle = view.cycle else { return body() }
    cycle.observeReads(of: view, description, method, body)
  }
}

/// Whether a method's reads are known to be its own.
private final class ReadWatch {
  var isValid = true

  deinit {}
}
