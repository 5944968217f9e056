extension UIViewController {
  /// The configuration of a placeholder shown above the view; `nil` shows none.
  ///
  /// An assignment is one binding if the configurations' type is comparable.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { state.placeholder?.configuration }
    set {
      let isSame = PlaceholderState.areEqual(state.placeholder?.configuration, newValue)
      if let view = state.view {
        _ = view.noteDisplayedValue(changed: !isSame, "contentUnavailableConfiguration")
      }
      guard !isSame else { return }
      placeholder.configuration = newValue
      showPlaceholder()
    }
  }

  /// The state that the placeholder may depend on besides the model.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests `updateContentUnavailableConfiguration(using:)` in the next update.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    state.view?.requestPlaceholder(.call("setNeedsUpdateContentUnavailableConfiguration()"))
  }

  final func runPlaceholderUpdate() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// The placeholder, made on first use.
  final var placeholder: PlaceholderState {
    if let placeholder = state.placeholder { return placeholder }
    let placeholder = PlaceholderState()
    state.placeholder = placeholder
    return placeholder
  }

  /// Shows the placeholder in a view that fills the controller's view.
  final func showPlaceholder() {
    guard let placeholder = state.placeholder, let view = state.view else { return }
    guard let configuration = placeholder.configuration else {
      placeholder.view?.removeFromSuperview()
      placeholder.view = nil
      return
    }
    let shown = configuration.updated(for: contentUnavailableConfigurationState)
    if let present = placeholder.view, present.supports(shown), present.superview === view {
      view.withoutCountingBindings { present.configuration = shown }
      return
    }
    placeholder.view?.removeFromSuperview()
    let made = shown.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    placeholder.view = made
  }
}

/// The placeholder that a controller shows for missing content.
final class PlaceholderState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// The tracker of `updateContentUnavailableConfiguration(using:)`.
  var tracker: ObservationTracker?

  deinit {}

  /// Whether two configurations can be compared and are equal.
  static func areEqual(
    _ first: (any UIContentConfiguration)?,
    _ second: (any UIContentConfiguration)?
  ) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, to: second)
  }

  private static func isEqual<T: Equatable>(_ first: T, to second: Any) -> Bool {
    (second as? T) == first
  }
}

extension UIView {
  /// Records a request for an update of the placeholder of the view's controller.
  ///
  /// As with view configurations, the request is separate from others. A controller that doesn't
  /// override the method has nothing to run.
  final func requestPlaceholder(_ trigger: InvalidationCause.Trigger) {
    guard state.overrides.contains(.updatePlaceholder) else { return }
    let isPending = state.flags.contains(.requestsPlaceholder)
    if let cycle = state.cycle {
      cycle.countRequest(.properties, isCoalesced: isPending)
      if cycle.recordsCauses {
        cycle.record(trigger, .properties, of: self, isCoalesced: isPending, byController: true)
      }
    }
    guard !isPending else { return }
    markPlaceholder()
    state.cycle?.becamePending()
  }

  /// Marks the placeholder's update as due without counting a request.
  final func markPlaceholder() {
    state.flags.insert(.requestsPlaceholder)
    markNeeds(.needsProperties)
  }
}
