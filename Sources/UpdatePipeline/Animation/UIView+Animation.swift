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
    let group = AnimationGroup(
      duration: duration,
      delay: delay,
      curve: options.curve,
      options: options,
      completion: completion
    )
    let flushes = options.contains(.flushUpdates) || AnimationScope.flushesUpdates
    if flushes { UpdateCycle.flushPending() }
    AnimationScope.with(duration > 0 ? .animating(group) : .disabled) {
      animations()
      if flushes { UpdateCycle.flushPending() }
    }
    if group.running == 0 { completion?(true) }
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
