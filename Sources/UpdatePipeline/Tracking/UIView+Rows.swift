extension UIView {
  /// What the last tracked run of the view's content has come to.
  package enum ContentTracking {
    /// Nothing is tracked.
    case none
    /// A change of what was read invalidates the view.
    case armed
    /// What was read has changed already.
    case fired
  }

  /// What the last tracked run of the view's content has come to, under the strategy in force.
  package final var contentTracking: ContentTracking {
    let tracker = contentPass == .layout ? state.layoutTracker : state.contentTracker
    switch tracker?.status {
    case .armed: return .armed
    case .fired: return .fired
    case .idle, nil: return .none
    }
  }

  /// Ends what the view tracks, because the row it shows leaves it.
  ///
  /// A later write to that row's model reaches nobody, instead of the cell that shows another row
  /// by then.
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

  /// What the view is in the counts.
  package final var kind: ViewKind {
    get { state.kind }
    set { state.kind = newValue }
  }

  /// What updates views of this one before its layout.
  package final var contentSource: (any ContentSource)? {
    get { state.contentSource }
    set {
      var replaced = newValue
      swap(&replaced, &state.contentSource)
    }
  }
}

/// What owns views and must bring them up to date before their superview's layout.
///
/// Lists plug into the update cycle through it from a module above. It runs untracked: what a data
/// source reads makes no list depend on it.
package protocol ContentSource {
  /// Adds, removes and configures views for what is visible now.
  func updateContent()
}

/// What a view is in the counts.
package enum ViewKind {
  /// A view of no special kind.
  case plain
  /// A table or collection view; `layout.list.executed` counts its layouts.
  case list
  /// A cell of a list; `layout.cell.executed` counts its layouts.
  case cell
}
