/// A property of a view that can be animated.
enum AnimatableProperty {
  case position
  case size
  case alpha
  case backgroundColor
  case cornerRadius
  case transform
}
