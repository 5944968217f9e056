import Foundation

extension LayoutEngine {
  /// The greatest number that enters the solver, in points (U41).
  ///
  /// Sums of such numbers are exact to a fraction of `frameStep`, while UIKit's own limit isn't
  /// published.
  static let magnitudeMax = 1e9

  /// A number of a view's, or the limit in place of a greater one, which is diagnosed.
  ///
  /// - Parameters:
  ///   - value: The number, in points.
  ///   - view: The view that the number belongs to.
  ///   - source: The name of the number, such as `intrinsicContentSize.width`.
  /// - Returns: The number or the limit.
  func limited(
    _ value: Double,
    of view: UIView,
    _ source: @autoclosure () -> String
  ) -> Double {
    guard !(value.magnitude <= Self.magnitudeMax) else { return value }
    guard !value.isNaN else {
      refuse("\(source()) of \(view.uniqueName) is not a number; expected a finite one.")
    }
    view.cycle?.diagnose(.exceededLimit, view, source(), property: "\(value)")
    return value < 0 ? -Self.magnitudeMax : Self.magnitudeMax
  }

  /// The multiplier of a constraint within the limits of the solver; a closer one to zero is zero.
  func limitedMultiplier(of constraint: NSLayoutConstraint, below host: UIView) -> Double {
    let multiplier = constraint.state.multiplier
    if multiplier.magnitude < 1e-6 { return 0 }
    return limited(multiplier, of: host, "the multiplier of \(constraint)")
  }

  /// The constant of an active constraint within the limit.
  func limitedConstant(of constraint: NSLayoutConstraint) -> Double {
    let constant = constraint.state.constant
    guard let host = constraint.state.host else { return constant }
    return limited(constant, of: host, "the constant of \(constraint)")
  }
}
