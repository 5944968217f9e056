/// The methods of a view and its controller whose reads of observable properties and traits are
/// tracked (R21).
struct TrackedMethods: OptionSet {
  let rawValue: UInt16

  static let updateProperties = TrackedMethods(rawValue: 1 << 0)
  static let updateConstraints = TrackedMethods(rawValue: 1 << 1)
  static let layoutSubviews = TrackedMethods(rawValue: 1 << 2)
  static let draw = TrackedMethods(rawValue: 1 << 3)

  /// The controller's `updateProperties()`.
  static let controllerUpdateProperties = TrackedMethods(rawValue: 1 << 4)
  static let updateViewConstraints = TrackedMethods(rawValue: 1 << 5)
  static let viewWillLayoutSubviews = TrackedMethods(rawValue: 1 << 6)
  static let viewDidLayoutSubviews = TrackedMethods(rawValue: 1 << 7)

  /// A button's or cell's update of its configuration, and the app's handler after it.
  static let updateConfiguration = TrackedMethods(rawValue: 1 << 8)
  /// A controller's `updateContentUnavailableConfiguration(using:)`.
  static let updatePlaceholder = TrackedMethods(rawValue: 1 << 9)

  /// What is run as content, in the pass that the strategy has for it.
  static let contentMethods: TrackedMethods = [.updateProperties, .controllerUpdateProperties]
  /// What is run, in one tracked scope, in the constraint pass.
  static let constraintMethods: TrackedMethods = [.updateConstraints, .updateViewConstraints]
  /// What is run, in one tracked scope, in the layout pass.
  static let layoutMethods: TrackedMethods = [
    .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]
  /// What belongs to a view's controller.
  static let controllerMethods: TrackedMethods = [
    .controllerUpdateProperties, .updateViewConstraints, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .updatePlaceholder,
  ]
}
