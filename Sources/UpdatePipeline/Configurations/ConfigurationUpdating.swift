/// A view with a configuration that is updated as content: a button or a list cell.
///
/// The update has its own request and tracked scope. Under every strategy, it runs after the view's
/// properties and before its constraints; a naive recompute runs it in every frame.
/// and before its constraints, under every strategy; a naive recompute runs it in every frame.
package protocol ConfigurationUpdating: UIView {
  /// Calls the view's method that updates its configuration, then the handler (R84).
  func runConfigurationUpdate()
}

/// A method that updates a view's configuration, for finding the classes that override it.
package struct ConfigurationMethod {
  private let table: MethodTable
  private let place: Int

  /// Finds the method of a base class from two subclasses: one that overrides nothing and one that
  /// overrides only this method.
  package init(of base: AnyClass, bare: AnyClass, overriding: AnyClass) {
    table = MethodTable(of: base, bare: bare)
    place = table.place(of: overriding)
  }

  /// Whether a class overrides the method.
  package func isOverridden(in type: AnyClass) -> Bool {
    table.isOverridden(at: place, in: type)
  }
}

extension UIView {
  /// Whether any code of the app updates the view's configuration; otherwise requests are dropped.
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
