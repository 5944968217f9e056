// The strategies that come with the pipeline.

extension UpdateStrategy {
  /// Content runs in its own tracked pass before layout, as in iOS 26.
  ///
  /// An observed change invalidates the properties of the view that read it, and nothing else.
  public static let propertyPass = UpdateStrategy(name: "propertyPass", policy: UpdatePolicy())

  /// Content runs inside the tracked layout pass, as it had to before iOS 26.
  ///
  /// An observed change invalidates the layout of the view that read it, and every layout of a view
  /// evaluates its content again.
  public static let layoutOnly = UpdateStrategy(
    name: "layoutOnly",
    policy: UpdatePolicy(contentPass: .layout)
  )

  /// `layoutOnly` with `UIObservationTrackingEnabled` off, as iOS 18 leaves it by default.
  ///
  /// Only a call invalidates a view (R27); reads of traits are still tracked (R29). Since observed
  /// changes are missed, it isn't one of the standard strategies.
  public static let layoutOnlyUntracked = UpdateStrategy(
    name: "layoutOnlyUntracked",
    policy: UpdatePolicy(contentPass: .layout, isObservationTrackingEnabled: false)
  )

  /// Every view is brought up to date in every frame, and the solver is rebuilt from nothing.
  ///
  /// Nothing is tracked, so nothing can be missed: every other strategy's frames must equal these.
  public static let fullRecompute = UpdateStrategy(
    name: "fullRecompute",
    policy: UpdatePolicy(scope: .everyView, solverLifetime: .frame)
  )

  /// The least work of any strategy that evaluates a row again when it comes into a cell.
  ///
  /// It runs as `propertyPass` does and counts only the binding evaluations that were needed: all
  /// of a row that came into a cell, else those that changed something displayed. Its counts are
  /// the floor of amplification; its times mean nothing.
  public static let identityOracle = UpdateStrategy(
    name: "identityOracle",
    policy: UpdatePolicy(bindingCost: .neededEvaluations)
  )

  /// The strategies that every suite runs under, in the order tables show them.
  public static let standard: [UpdateStrategy] = [
    .propertyPass, .layoutOnly, .fullRecompute, .identityOracle,
  ]
}
