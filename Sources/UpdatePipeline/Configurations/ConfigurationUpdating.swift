/// A view with a configuration that is updated as content: a button, or a cell of a list.
///
/// The update has a request and a tracked scope of its own. It runs after the view's properties
/// and before its constraints, under every strategy; a naive recompute runs it in every frame.
package protocol ConfigurationUpdating: UIView {
  /// Calls the view's method that updates its configuration, then the app's handler (R84).
  func runConfigurationUpdate()
}

/// Tells which classes of views override the method that updates their configuration.
package struct ConfigurationMethod {
  private let table: MethodTable
  private let place: Int

  /// The method of a base class, given two classes derived from it: one that overrides nothing,
  /// and one that overrides this method alone.
  package init(of base: AnyClass, bare: AnyClass, overriding: AnyClass) {
    table = MethodTable(of: base, bare: bare)
    place = table.place(of: overriding)
  }

  /// Whether a class overrides it.
  package func isOverridden(in type: AnyClass) -> Bool {
    table.isOverridden(at: place, in: type)
  }
}

extension UIView {
  /// Whether the app has code that updates the view's configuration; without any, requests are
  /// dropped.
  package final var updatesConfiguration: Bool {
    get { state.overrides.contains(.updateConfiguration) }
    set {
      if newValue {
        state.overrides.insert(.updateConfiguration)
      } else {
        state.overrides.remove(.updateConfiguration)
      }
    }
  }

  /// Records a request for an update of the view's configuration (R85).
  package final func requestConfigurationUpdate(_ trigger: InvalidationCause.Trigger) {
    guard updatesConfiguration else { return }
    let isPending = state.flags.contains(.requestsConfiguration)
    if let cycle = state.cycle {
      cycle.countRequest(.properties, isCoalesced: isPending)
      if cycle.recordsCauses {
        cycle.record(trigger, .properties, of: self, isCoalesced: isPending)
      }
    }
    guard !isPending else { return }
    markConfiguration()
    state.cycle?.becamePending()
  }

  /// Marks the update of the view's configuration as due without counting a request.
  final func markConfiguration() {
    state.flags.insert(.requestsConfiguration)
    markNeeds(.needsProperties)
  }
}
