public import Foundation

extension UIView {
  /// Animates the changes made in a closure on the window's virtual clock.
  ///
  /// Set values take effect at once; what is shown follows over the duration. With
  /// `.flushUpdates`, what was pending before is updated first, without animation (R67, R72), and
  /// what the closure invalidates is updated at its end, animated.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once (R73).
  ///   - delay: Seconds before the start.
  ///   - options: How the animation runs.
  ///   - animations: Makes the changes.
  ///   - completion: Called when the last animation is over, with whether all ran to their end.
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

  /// Animates the changes made in a closure as a weight on a spring moves (R76).
  ///
  /// - Parameters:
  ///   - duration: Seconds until a thousandth of the swing is left; 0 or less changes at once.
  ///   - delay: Seconds before the start.
  ///   - dampingRatio: 1 doesn't swing; what is nearer 0 swings more.
  ///   - velocity: The initial speed, in ways per second.
  ///   - options: How the animation runs; its curve doesn't count.
  ///   - animations: Makes the changes.
  ///   - completion: Called when the last animation is over, with whether all ran to their end.
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

  /// Makes changes that no enclosing scope animates; a boundary for `.flushUpdates` (R67, R77).
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let flushes = AnimationScope.flushesUpdates
    if flushes { UpdateCycle.flushPending() }
    AnimationScope.with(.disabled) {
      actions()
      if flushes { UpdateCycle.flushPending() }
    }
  }

  /// Starts an animation of a property if a scope asks for it and the view is in a window.
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
