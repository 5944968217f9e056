import UBInstrumentation

extension UIView {
  /// The update cycle that the view's work counts in.
  final var cycle: UpdateCycle? { state.cycle }

  /// The pass that runs the view's content under its window's strategy.
  final var contentPass: Pass {
    state.cycle?.policy.contentPass == .layout ? .layout : .properties
  }

  /// Records a request for a pass.
  ///
  /// Requests for content ask for the pass that runs it under the window's strategy. A view whose
  /// class doesn't override a pass's method has nothing to run in it: such requests are dropped.
  package final func invalidate(_ pass: Pass, _ trigger: InvalidationCause.Trigger) {
    guard let pass = effectivePass(of: pass) else { return }
    let isPending = state.flags.contains(pass.request)
    if let cycle = state.cycle {
      cycle.countRequest(pass, isCoalesced: isPending)
      if cycle.recordsCauses {
        cycle.record(trigger, pass, of: self, isCoalesced: isPending)
      }
    }
    guard !isPending else { return }
    state.flags.insert(pass.request)
    markNeeds(pass.request.impliedNeeds)
    state.cycle?.becamePending()
  }

  /// Marks a pass as due without counting a request: the pipeline itself asks for it.
  final func mark(_ pass: Pass, _ trigger: InvalidationCause.Trigger) {
    guard let pass = effectivePass(of: pass), !state.flags.contains(pass.request) else { return }
    if let cycle = state.cycle, cycle.recordsCauses {
      cycle.record(trigger, pass, of: self, isCoalesced: false)
    }
    state.flags.insert(pass.request)
    markNeeds(pass.request.impliedNeeds)
    state.cycle?.becamePending()
  }

  /// Marks this view and its ancestors, up to the first that is marked already.
  ///
  /// - Complexity: O(*d*) in the depth.
  final func markNeeds(_ needs: ViewFlags) {
    guard !needs.isEmpty else { return }
    var ancestor: UIView? = self
    while let view = ancestor, !view.state.flags.isSuperset(of: needs) {
      view.state.flags.insert(needs)
      ancestor = view.superview
    }
  }

  /// The pass that serves a request; `nil` if the view has nothing to run in it.
  private func effectivePass(of pass: Pass) -> Pass? {
    switch pass {
    case .properties:
      state.overrides.contains(.updateProperties) ? contentPass : nil
    case .constraints:
      !state.overrides.isDisjoint(with: .constraintMethods)
        || state.flags.contains(.intrinsicSizeIsStale) ? .constraints : nil
    case .layout:
      .layout
    case .display:
      state.drawsContent ? .display : nil
    }
  }

  /// Asks for the pass of the method that read a changing value (R22, R23, R29).
  final func invalidate(readBy method: TrackedMethod, _ trigger: InvalidationCause.Trigger) {
    switch method.scope {
    case .content: invalidate(.properties, trigger)
    case .controllerContent: invalidateController(trigger)
    case .configuration: requestConfigurationUpdate(trigger)
    case .placeholder: requestPlaceholder(trigger)
    case .constraints: invalidate(.constraints, trigger)
    case .layout: invalidate(.layout, trigger)
    case .display: invalidate(.display, trigger)
    }
  }
}
