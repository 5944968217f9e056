extension UIView {
  /// The state of the last tracked run of a view's content.
  package enum ContentTracking {
    /// Nothing is tracked.
    case none
    /// A change of a property that the run read invalidates the view.
    case armed
    /// A property that the run read has changed already.
    case fired
  }

  /// The state of the last tracked run of the view's content under the strategy in force.
  package final var contentTracking: ContentTracking {
    let tracker = contentPass == .layout ? state.layoutTracker : state.contentTracker
    switch tracker?.status {
    case .armed: return .armed
    case .fired: return .fired
    case .idle, nil: return .none
    }
  }

  /// Ends the view's registrations, because its row leaves it.
  ///
  /// A later write to that row's model then invalidates nothing, instead of a cell that shows
  /// another row by then.
  package final func endTracking() {
    state.contentTracker?.cancel()
    state.configurationTracker?.cancel()
    state.constraintTracker?.cancel()
    state.layoutTracker?.cancel()
    state.displayTracker?.cancel()
  }

  /// Notes that the next run of content is the first with another row.
  package final func awaitRow() {
    state.flags.insert(.awaitsRow)
  }

  /// The kind that the view counts as.
  package final var kind: ViewKind {
    get { state.kind }
    set { state.kind = newValue }
  }

  /// The source that updates subviews of this view before its layout.
  package final var contentSource: (any ContentSource)? {
    get { state.contentSource }
    set {
      var replaced = newValue
      swap(&replaced, &state.contentSource)
    }
  }
}

/// An owner of views that brings them up to date before their superview's layout.
///
/// Lists plug into the update cycle through it from a module above. It runs untracked, so a list
/// doesn't depend on properties that its data source reads.
package protocol ContentSource {
  /// Adds, removes and configures views for the part that is visible now.
  func updateContent()
}

/// The kinds of views that counters tell apart.
package enum ViewKind {
  /// A view of no special kind.
  case plain
  /// A table or collection view; `layout.list.executed` counts its layouts.
  case list
  /// A cell of a list; `layout.cell.executed` counts its layouts.
  case cell
}
