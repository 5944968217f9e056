/// One property of one view on its way between two values.
struct PropertyAnimation {
  let view: UIView
  let property: AnimatableProperty
  let start: AnimatableValue
  let end: AnimatableValue
  /// The group whose timing it follows.
  let group: AnimationGroup
}
