import UBInstrumentation

extension UpdateCycle {
  /// Whether diagnoses are recorded; off unless a window is asked to.
  var recordsDiagnoses: Bool { state.diagnoses != nil }

  /// Records a diagnosis of a method; a repeated one is counted.
  func diagnose(
    _ kind: Diagnosis.Kind,
    _ view: UIView,
    _ method: TrackedMethod,
    property: String? = nil,
    other: String? = nil
  ) {
    guard recordsDiagnoses else { return }
    diagnose(
      Diagnosis(
        kind: kind,
        view: name(of: view, running: method),
        method: method.name,
        property: property,
        other: other,
        frame: state.turn == 0 ? state.frame + 1 : state.frame
      )
    )
  }

  /// Records a diagnosis of a number, by its name.
  func diagnose(_ kind: Diagnosis.Kind, _ view: UIView, _ number: String, property: String) {
    guard recordsDiagnoses else { return }
    let frame = state.turn == 0 ? state.frame + 1 : state.frame
    diagnose(
      Diagnosis(
        kind: kind,
        view: view.uniqueName,
        method: number,
        property: property,
        frame: frame
      )
    )
  }

  /// Records a diagnosis, or counts it if it was made before.
  func diagnose(_ diagnosis: Diagnosis) {
    // Changed outside of the cycle's storage, as views change theirs (`UIView+Storage.swift`).
    var kept: [Diagnosis]? = []
    swap(&kept, &state.diagnoses)
    guard var diagnoses = kept else { return swap(&kept, &state.diagnoses) }
    let earlier = diagnoses.firstIndex { known in
      var present = diagnosis
      present.frame = known.frame
      present.count = known.count
      return present == known
    }
    if let earlier { diagnoses[earlier].count += 1 } else { diagnoses.append(diagnosis) }
    state.diagnoses = diagnoses
  }

  /// Notes that content of a row shown before set a displayed value to its present value.
  func noteRedundantSet(of property: StaticString) {
    guard state.evaluation == .update, let running = state.execution else {
      return
    }
    diagnose(.redundantSet, running.view, running.method, property: "\(property)")
  }

  /// Notes that a layout was forced, if content is running.
  func noteForcedLayout() {
    guard recordsDiagnoses, let running = state.execution else { return }
    guard running.method.pass == .properties else { return }
    diagnose(.forcedLayout, running.view, running.method)
  }

  /// Notes the cells of a list that show the row they showed before.
  func noteStaleCells(in list: UIView) {
    guard recordsDiagnoses else { return }
    for cell in list.state.subviews
    where cell.state.kind == .cell && cell.state.flags.isSuperset(of: [.awaitsRow, .hasAppeared]) {
      let overrides = cell.state.overrides
      let usesProperties = overrides.contains(.updateProperties)
      let isAsked = !cell.state.flags.isDisjoint(
        with: [cell.contentPass.request, .requestsConfiguration]
      )
      guard usesProperties || overrides.contains(.updateConfiguration), !isAsked else { continue }
      diagnose(
        .reuseWithoutInvalidation,
        cell,
        usesProperties ? .updateProperties : .updateConfiguration
      )
    }
  }

  /// Runs content of the app's and notes whether it calls super (R13).
  func checkSuper(_ view: UIView, _ method: TrackedMethod) {
    let outer = state.calledSuper
    state.calledSuper = false
    callContent(of: view, method)
    if !state.calledSuper { diagnose(.superNotCalled, view, method) }
    state.calledSuper = outer
  }

  /// Notes a call of the implementation that overrides must call.
  func noteBaseImplementation(of method: TrackedMethod, on view: UIView) {
    guard recordsDiagnoses else { return }
    if let running = state.execution, running.view === view, running.method == method {
      state.calledSuper = true
    } else {
      diagnose(.directCall, view, method)
    }
  }
}

extension UIView {
  /// Notes a call of the view's own implementation, which overrides must call.
  final func noteBaseImplementation(of method: TrackedMethod) {
    state.cycle?.noteBaseImplementation(of: method, on: self)
  }
}

extension UIViewController {
  /// Notes a call of the controller's own implementation, which overrides must call.
  final func noteBaseImplementation(of method: TrackedMethod) {
    guard let view = state.view else { return }
    view.cycle?.noteBaseImplementation(of: method, on: view)
  }
}

extension UIWindow {
  /// Whether diagnoses are recorded; switching it off drops them.
  ///
  /// While it is on, registrations of observed properties name the changed property and outlive
  /// their first change, which costs time and memory but changes no count.
  public final var recordsDiagnoses: Bool {
    get { updateCycle.recordsDiagnoses }
    set { updateCycle.state.diagnoses = newValue ? updateCycle.state.diagnoses ?? [] : nil }
  }

  /// The diagnoses since recording was switched on, in the order of their first occurrence.
  public final var diagnoses: [Diagnosis] { updateCycle.state.diagnoses ?? [] }
}
