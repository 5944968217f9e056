extension UpdateCycle {
  /// Whether causes are recorded; off unless a window is asked to.
  var recordsCauses: Bool { state.causes != nil }

  /// Records why a view was invalidated.
  func record(
    _ trigger: InvalidationCause.Trigger,
    _ pass: Pass,
    of view: UIView,
    isCoalesced: Bool
  ) {
    let cause = InvalidationCause(
      view: view.description,
      pass: pass,
      trigger: trigger,
      during: state.execution.map {
        InvalidationCause.Execution(view: $0.view.description, method: $0.method.name)
      },
      frame: state.turn == 0 ? state.frame + 1 : state.frame,
      turn: state.turn,
      isCoalesced: isCoalesced
    )
    // Appended outside of the cycle's storage, as views change theirs (`UIView+Storage.swift`).
    var causes: [InvalidationCause]? = []
    swap(&causes, &state.causes)
    causes?.append(cause)
    swap(&causes, &state.causes)
  }
}

extension TrackedMethods {
  /// The method's name as it is written in source.
  var name: String {
    switch self {
    case .updateProperties: "updateProperties()"
    case .updateConstraints: "updateConstraints()"
    case .draw: "draw(_:)"
    default: "layoutSubviews()"
    }
  }
}
