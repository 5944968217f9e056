/// The choices that distinguish one update strategy from another, as plain values.
nonisolated public struct UpdatePolicy: Equatable, Sendable {
  /// Where a view's content (`updateProperties()`) runs.
  public enum ContentPass: Sendable {
    /// In a tracked pass of its own, before layout (iOS 26).
    case properties
    /// Inside the tracked layout pass, as `layoutSubviews()` did before iOS 26.
    case layout
  }

  /// Which views a frame brings up to date.
  public enum Scope: Sendable {
    /// The views that were invalidated, by a call or by a change of an observed property.
    case invalidatedViews
    /// Every view of the window, whether anything changed or not. Nothing is tracked.
    case everyView
  }

  /// How long the constraint solver's state lives.
  public enum SolverLifetime: Sendable {
    /// For the life of the window; changes are applied to it.
    case window
    /// For one frame; it is rebuilt from nothing in the next.
    case frame
  }

  /// Which binding evaluations count.
  public enum BindingCost: Sendable {
    /// Every evaluation.
    case everyEvaluation
    /// Only needed ones: all of a row that came into a cell, else those that changed something
    /// displayed.
    case neededEvaluations
  }

  /// The order of the property and layout passes (U1).
  public enum Order: Sendable {
    /// Per view, top-down: its properties, then its layout, then its subviews (R2).
    case perView
    /// All properties of the window, then all layout.
    case propertiesFirst
  }

  /// Where content runs.
  public var contentPass: ContentPass
  /// Which views a frame brings up to date.
  public var scope: Scope
  /// How long the solver's state lives.
  public var solverLifetime: SolverLifetime
  /// Which binding evaluations count.
  public var bindingCost: BindingCost
  /// The order of properties and layout.
  public var order: Order

  /// Whether observable properties are tracked where content runs inside layout, as
  /// `UIObservationTrackingEnabled` decided on iOS 18 (R27); content of its own pass always is.
  public var isObservationTrackingEnabled: Bool

  /// Whether observable properties are tracked.
  var observesProperties: Bool { contentPass == .properties || isObservationTrackingEnabled }

  /// A policy; the defaults are those of iOS 26.
  public init(
    contentPass: ContentPass = .properties,
    scope: Scope = .invalidatedViews,
    solverLifetime: SolverLifetime = .window,
    bindingCost: BindingCost = .everyEvaluation,
    order: Order = .perView,
    isObservationTrackingEnabled: Bool = true
  ) {
    self.contentPass = contentPass
    self.scope = scope
    self.solverLifetime = solverLifetime
    self.bindingCost = bindingCost
    self.order = order
    self.isObservationTrackingEnabled = isObservationTrackingEnabled
  }
}
