/// A method of a view or its controller whose reads of observable properties and traits are
/// tracked (R21).
enum TrackedMethod: UInt16, CaseIterable {
  case updateProperties
  case updateConstraints
  case layoutSubviews
  case draw
  /// The controller's `updateProperties()`.
  case controllerUpdateProperties
  case updateViewConstraints
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  /// A button's or cell's update of its configuration, and the app's handler after it.
  case updateConfiguration
  /// A controller's `updateContentUnavailableConfiguration(using:)`.
  case updatePlaceholder
}

/// The methods that run in one tracked scope of a view, with one tracker.
enum TrackedScope {
  case content
  case controllerContent
  case configuration
  case placeholder
  case constraints
  case layout
  case display
}

extension TrackedMethod {
  /// The method's name as it is written in source.
  var name: String {
    switch self {
    case .updateProperties, .controllerUpdateProperties: "updateProperties()"
    case .updateConfiguration: "updateConfiguration()"
    case .updatePlaceholder: "updateContentUnavailableConfiguration(using:)"
    case .updateConstraints: "updateConstraints()"
    case .updateViewConstraints: "updateViewConstraints()"
    case .layoutSubviews: "layoutSubviews()"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews()"
    case .draw: "draw(_:)"
    }
  }

  /// The scope that the method's reads count in: a view's layout and constraints are tracked with
  /// its controller's (R66).
  var scope: TrackedScope {
    switch self {
    case .updateProperties: .content
    case .controllerUpdateProperties: .controllerContent
    case .updateConfiguration: .configuration
    case .updatePlaceholder: .placeholder
    case .updateConstraints, .updateViewConstraints: .constraints
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
    case .draw: .display
    }
  }

  /// The pass that runs the method.
  var pass: Pass {
    switch scope {
    case .content, .controllerContent, .configuration, .placeholder: .properties
    case .constraints: .constraints
    case .layout: .layout
    case .display: .display
    }
  }

  /// Whether the method belongs to the view's controller.
  var isOfController: Bool { TrackedMethods.controllerMethods.contains(self) }

  /// Whether the method is content, which runs in the pass that the strategy has for it.
  var isContent: Bool {
    switch scope {
    case .content, .controllerContent: true
    case .configuration, .placeholder, .constraints, .layout, .display: false
    }
  }
}

/// A set of tracked methods, such as those that a class overrides.
struct TrackedMethods: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The set of one method.
  ///
  /// Inlined, as is `contains(_:)`, so that passes test a constant mask (`list-scroll.ticker`).
  @inline(__always)
  init(_ method: TrackedMethod) {
    rawValue = 1 &<< method.rawValue
  }

  /// Content, which runs in the pass that the strategy has for it.
  static let contentMethods: TrackedMethods = [
    TrackedMethods(.updateProperties), TrackedMethods(.controllerUpdateProperties),
  ]
  /// The methods of the constraint pass, which share a tracked scope.
  static let constraintMethods: TrackedMethods = [
    TrackedMethods(.updateConstraints), TrackedMethods(.updateViewConstraints),
  ]
  /// The methods of the layout pass, which share a tracked scope.
  static let layoutMethods: TrackedMethods = [
    TrackedMethods(.layoutSubviews), TrackedMethods(.viewWillLayoutSubviews),
    TrackedMethods(.viewDidLayoutSubviews),
  ]
  /// The methods of a view's controller.
  static let controllerMethods: TrackedMethods = [
    TrackedMethods(.controllerUpdateProperties), TrackedMethods(.updateViewConstraints),
    TrackedMethods(.viewWillLayoutSubviews), TrackedMethods(.viewDidLayoutSubviews),
    TrackedMethods(.updatePlaceholder),
  ]

  /// Whether a method is in the set.
  @inline(__always)
  func contains(_ method: TrackedMethod) -> Bool {
    rawValue & (1 &<< method.rawValue) != 0
  }

  /// Adds a method.
  mutating func insert(_ method: TrackedMethod) {
    formUnion(TrackedMethods(method))
  }

  /// Removes a method.
  mutating func remove(_ method: TrackedMethod) {
    subtract(TrackedMethods(method))
  }
}
