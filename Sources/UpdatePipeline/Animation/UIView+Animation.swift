public import Foundation

extension UIView {
  /// Animates the changes made in a closure on the window's virtual clock.
  ///
  /// Model values change at once; the display follows over the duration. With `.flushUpdates`,
  /// earlier pending updates run first without animation (R67, R72), and the closure's
  /// invalidations are updated and animated at its end.
  ///
  /// - Parameters:
  /// - duration: Seconds; 0 or less applies the changes at once (R73).
  /// - delay: Seconds before the start.
  /// - options: The animation options.
  /// - animations: Makes the changes.
  /// - completion: Called after the last animation, with whether all of them finished.
  public static func animate(
    withDuration duration: Double,
    delay: Double,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationGroup(
        duration: duration,
        delay: delay,
        curve: options.curve,
        options: options,
        completion: completion
      ),
      animations
    )
  }

  /// Animates the changes made in a closure with the motion of a spring (R76).
  ///
  /// - Parameters:
  /// - duration: Seconds until a thousandth of the oscillation remains; 0 or less applies the
  ///   changes at once.
  /// - delay: Seconds before the start.
  /// - dampingRatio: 1 doesn't oscillate, smaller values oscillate more.
  /// - velocity: The initial velocity, in total distances per second.
  /// - options: The animation options, except the curve.
  /// - animations: Makes the changes.
  /// - completion: Called after the last animation, with whether all of them finished.
  public static func animate(
    withDuration duration: Double,
    delay: Double,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationGroup(
        duration: duration,
        delay: delay,
        curve: .spring(dampingRatio: dampingRatio, velocity: velocity * duration),
        options: options,
        completion: completion
      ),
      animations
    )
  }

  private static func animate(_ group: AnimationGroup, _ animations: () -> Void) {
    let options = group.options
    let flushes = options.contains(.flushUpdates) || AnimationScope.flushesUpdates
    if flushes { UpdateCycle.flushPending() }
    AnimationScope.with(group.duration > 0 ? .animating(group) : .disabled) {
      animations()
      if flushes { UpdateCycle.flushPending() }
    }
    if group.running == 0 { group.completion?(true) }
  }

  /// Animates the changes made in a closure, with the default curve and no delay.
  public static func animate(
    withDuration duration: Double,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes without animation in any enclosing scope; a boundary for `.flushUpdates` (R67,
  /// R77).
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let flushes = AnimationScope.flushesUpdates
    if flushes { UpdateCycle.flushPending() }
    AnimationScope.with(.disabled) {
      actions()
      if flushes { UpdateCycle.flushPending() }
    }
  }

  /// Starts an animation of a property if a scope is open and the view is in a window.
  final func animate(
    _ property: AnimatableProperty,
    from start: @autoclosure () -> AnimatableValue,
    to end: @autoclosure () -> AnimatableValue
  ) {
    guard let group = AnimationScope.current, window != nil, let cycle else { return }
    let shown = state.presentation?.value(of: property)
    let isContinuing = group.options.contains(.beginFromCurrentState)
    let from = isContinuing ? shown ?? start() : start()
    cycle.add(
      PropertyAnimation(view: self, property: property, start: from, end: end(), group: group)
    )
  }
}
