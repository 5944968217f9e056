/// The animation of one property of one view between two values.
struct PropertyAnimation {
  let view: UIView
  let property: AnimatableProperty
  let start: AnimatableValue
  let end: AnimatableValue
  /// The group that provides the timing.
  let group: AnimationGroup
}
