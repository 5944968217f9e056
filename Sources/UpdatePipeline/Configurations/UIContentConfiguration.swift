/// What a view is to show, as a value that can make the view and be shown by it.
nonisolated public protocol UIContentConfiguration {
  /// A view that shows this.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// This configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What the view shows; setting another one makes it show that.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration, or another view is to be made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
