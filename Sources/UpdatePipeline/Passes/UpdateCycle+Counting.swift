import UBInstrumentation

extension UpdateCycle {
  /// The work done so far, the solver's included.
  var work: WorkCounters {
    var work = state.counters
    state.layoutEngine?.addWork(to: &work)
    return work
  }

  /// Counts one unit of a kind of work.
  func count(_ counter: Counter) {
    state.counters[counter] += 1
  }

  /// Counts a request for a pass.
  ///
  /// A naive recompute has no requests: it runs everything whether asked to or not.
  func countRequest(_ pass: Pass, isCoalesced: Bool) {
    guard policy.scope == .invalidatedViews else { return }
    let (requested, coalesced) = pass.requestCounters
    count(requested)
    if isCoalesced { count(coalesced) }
  }

  /// Counts the evaluation of a binding, if content is running.
  ///
  /// An oracle counts only needed evaluations: every binding of a row that came into a cell, else
  /// those that changed something displayed.
  func noteBinding(changed: Bool) {
    if changed { state.displayedValueChanges += 1 }
    guard state.evaluation != .none else { return }
    let isNeeded = changed || state.evaluation == .newRow
    guard isNeeded || policy.bindingCost == .everyEvaluation else { return }
    count(.bindingsEvaluated)
    count(changed ? .bindingsEffective : .bindingsRedundant)
  }

  /// Counts armed registrations and their peak.
  func registrationsChanged(by change: Int) {
    state.counters[.registrationsLive] += change
    state.counters[.registrationsPeak] = max(
      state.counters[.registrationsPeak],
      state.counters[.registrationsLive]
    )
  }
}
