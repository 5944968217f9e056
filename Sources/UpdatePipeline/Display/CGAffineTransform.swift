public import Foundation

/// A linear map of the plane and a translation; Foundation has none on Linux.
nonisolated public struct CGAffineTransform: Equatable, Sendable {
  /// The map's entries: `x' = a*x + c*y + tx`, `y' = b*x + d*y + ty`.
  public var a, b, c, d, tx, ty: CGFloat

  /// A transform of given entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scaling.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The smallest rectangle around `rect` transformed about its centre.
  func boundingBox(of rect: CGRect) -> CGRect {
    let width = abs(a) * rect.width + abs(c) * rect.height
    let height = abs(b) * rect.width + abs(d) * rect.height
    return CGRect(
      x: rect.midX + tx - width / 2,
      y: rect.midY + ty - height / 2,
      width: width,
      height: height
    )
  }
}
