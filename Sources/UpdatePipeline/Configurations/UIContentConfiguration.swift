/// The content of a view, as a value that can make a matching view.
nonisolated public protocol UIContentConfiguration {
  /// Makes a view that displays this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Adapts the configuration to a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The view's configuration; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can display a configuration; otherwise a new view is made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
