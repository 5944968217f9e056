/// The timing and completion of the animations of one `UIView.animate` call.
final class AnimationGroup {
  let duration: Double
  let delay: Double
  let curve: AnimationCurve
  let options: UIView.AnimationOptions
  let completion: ((Bool) -> Void)?
  /// The time on the virtual clock when the delay ends, in seconds; set by the first animation.
  var startTime: Double?
  /// The number of running animations.
  var running = 0

  init(
    duration: Double,
    delay: Double,
    curve: AnimationCurve,
    options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.completion = completion
  }

  /// The progress of the group's animations at a time, and whether they have finished.
  func progress(at time: Double) -> (value: Double, isOver: Bool) {
    let elapsed = time - (startTime ?? time)
    // A frame that misses the end only by rounding is the last one.
    let isOver = elapsed >= duration - 1e-9
    return (isOver ? 1 : curve.progress(at: max(0, elapsed) / duration), isOver)
  }
}

/// One property of one view on its way between two values.
struct PropertyAnimation {
  let view: UIView
  let property: AnimatableProperty
  let start: AnimatableValue
  let end: AnimatableValue
  /// The group whose timing it follows.
  let group: AnimationGroup
}
