import Foundation

/// The values that running animations display instead of the model's.
struct PresentationValues {
  var origin: CGPoint?
  var size: CGSize?
  var alpha: CGFloat?
  var backgroundColor: UIColor?
  var cornerRadius: CGFloat?
  var transform: CGAffineTransform?

  /// Whether no property has a presentation value.
  var isEmpty: Bool {
    origin == nil && size == nil && alpha == nil && backgroundColor == nil
      && cornerRadius == nil && transform == nil
  }

  /// Sets the presentation value of a property; `nil` returns to the model's value.
  mutating func set(_ property: AnimatableProperty, to value: AnimatableValue?) {
    switch (property, value) {
    case (.position, .point(let point)): origin = point
    case (.size, .point(let point)): size = CGSize(width: point.x, height: point.y)
    case (.alpha, .number(let number)): alpha = number
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.transform, .transform(let map)): transform = map
    case (.position, _): origin = nil
    case (.size, _): size = nil
    case (.alpha, _): alpha = nil
    case (.cornerRadius, _): cornerRadius = nil
    case (.backgroundColor, _): backgroundColor = nil
    case (.transform, _): transform = nil
    }
  }

  /// The presentation value of a property; `nil` if the model's value is displayed.
  func value(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .position: origin.map { .point($0) }
    case .size: size.map { .point(CGPoint(x: $0.width, y: $0.height)) }
    case .alpha: alpha.map { .number($0) }
    case .cornerRadius: cornerRadius.map { .number($0) }
    case .backgroundColor: backgroundColor.map { .color($0) }
    case .transform: transform.map { .transform($0) }
    }
  }
}
