/// A property of a view that animations can run on.
enum AnimatableProperty {
  case position
  case size
  case alpha
  case backgroundColor
  case cornerRadius
  case transform
}
