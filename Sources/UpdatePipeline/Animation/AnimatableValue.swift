import Foundation

/// The value of an animatable property.
enum AnimatableValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case color(UIColor)
  case transform(CGAffineTransform)

  /// Interpolates between this value and another of the same kind.
  func interpolated(to end: AnimatableValue, at progress: Double) -> AnimatableValue {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    switch (self, end) {
    case (.number(let from), .number(let to)):
      return .number(mix(from, to))
    case (.point(let from), .point(let to)):
      return .point(CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))
    case (.color(let from), .color(let to)):
      return .color(
        UIColor(
          red: mix(from.red, to.red),
          green: mix(from.green, to.green),
          blue: mix(from.blue, to.blue),
          alpha: mix(from.alpha, to.alpha)
        )
      )
    case (.transform(let from), .transform(let to)):
      return .transform(
        CGAffineTransform(
          a: mix(from.a, to.a),
          b: mix(from.b, to.b),
          c: mix(from.c, to.c),
          d: mix(from.d, to.d),
          tx: mix(from.tx, to.tx),
          ty: mix(from.ty, to.ty)
        )
      )
    default:
      preconditionFailure("An animation must interpolate between values of one kind.")
    }
  }
}

/// A property of a view that animations can run on.
enum AnimatableProperty {
  case position
  case size
  case alpha
  case backgroundColor
  case cornerRadius
  case transform
}
