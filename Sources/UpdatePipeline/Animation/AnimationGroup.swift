/// The animations of one `UIView.animate` call: their timing and completion.
final class AnimationGroup {
  let duration: Double
  let delay: Double
  let curve: AnimationCurve
  let options: UIView.AnimationOptions
  let completion: ((Bool) -> Void)?
  /// Seconds on the virtual clock at which the delay is over; set when the first animation starts.
  var startTime: Double?
  /// The animations that still run.
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

  /// The progress of the group's animations at a time, and whether they are over.
  func progress(at time: Double) -> (value: Double, isOver: Bool) {
    let elapsed = time - (startTime ?? time)
    // A frame that falls short of the end by rounding alone is the last one.
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
