extension UpdateCycle {
  /// Whether causes are recorded; off unless a window is asked to, or a frame doesn't settle.
  var recordsCauses: Bool { state.causes != nil || state.loop != nil }

  /// Whether trackers learn the names of properties, which costs time.
  var namesProperties: Bool { recordsCauses || state.diagnoses != nil }

  /// Records why a view, or its controller, was invalidated.
  func record(
    _ trigger: InvalidationCause.Trigger,
    _ pass: Pass,
    of view: UIView,
    isCoalesced: Bool,
    byController: Bool = false
  ) {
    let cause = InvalidationCause(
      view: name(of: view, running: byController ? .controllerUpdateProperties : nil),
      pass: pass,
      trigger: trigger,
      during: state.execution.map {
        InvalidationCause.Execution(
          view: name(of: $0.view, running: $0.method),
          method: $0.method.name
        )
      },
      frame: state.turn == 0 ? state.frame + 1 : state.frame,
      turn: state.turn,
      isCoalesced: isCoalesced
    )
    if state.causes != nil {
      // Appended outside of the cycle's storage, as views change theirs (`UIView+Storage.swift`).
      var causes: [InvalidationCause]? = []
      swap(&causes, &state.causes)
      causes?.append(cause)
      swap(&causes, &state.causes)
    }
    state.loop?.note(cause, of: view, during: state.execution)
  }

  /// The name of the view, or of its controller if the method is the controller's.
  func name(of view: UIView, running method: TrackedMethod?) -> String {
    guard let method, method.isOfController else { return view.description }
    return view.controller?.description ?? view.description
  }
}
