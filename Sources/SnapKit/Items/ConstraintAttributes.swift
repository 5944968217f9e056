import UIKit

/// The attributes of a view or layout guide that a constraint refers to together, such as its
/// edges.
nonisolated public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// A bit for each `NSLayoutConstraint.Attribute`, at the index of its raw value.
  public let rawValue: UInt32

  /// Attributes with the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A single attribute.
  init(_ attribute: NSLayoutConstraint.Attribute) {
    rawValue = attribute == .notAnAttribute ? 0 : 1 << UInt32(attribute.rawValue)
  }

  static let horizontalEdges = ConstraintAttributes([.init(.left), .init(.right)])
  static let verticalEdges = ConstraintAttributes([.init(.top), .init(.bottom)])
  static let edges: ConstraintAttributes = [horizontalEdges, verticalEdges]
  static let directionalHorizontalEdges = ConstraintAttributes([.init(.leading), .init(.trailing)])
  static let directionalEdges: ConstraintAttributes = [directionalHorizontalEdges, verticalEdges]
  static let size = ConstraintAttributes([.init(.width), .init(.height)])
  static let center = ConstraintAttributes([.init(.centerX), .init(.centerY)])
  static let margins = ConstraintAttributes([
    .init(.leftMargin), .init(.topMargin), .init(.rightMargin), .init(.bottomMargin),
  ])
  static let directionalMargins = ConstraintAttributes([
    .init(.leadingMargin), .init(.topMargin), .init(.trailingMargin), .init(.bottomMargin),
  ])
  static let centerWithinMargins = ConstraintAttributes([
    .init(.centerXWithinMargins), .init(.centerYWithinMargins),
  ])

  /// The order in which constraints for several attributes are made.
  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .topMargin, .rightMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The single attributes, in order.
  var all: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains(ConstraintAttributes($0)) }
  }

  /// The number of attributes.
  var count: Int { rawValue.nonzeroBitCount }

  /// The same attributes without the layout margins.
  private var withoutMargins: ConstraintAttributes {
    all.reduce(into: []) { $0.insert(ConstraintAttributes($1.withoutMargin)) }
  }

  /// Whether each of these attributes has a counterpart in another set.
  func pairs(with others: ConstraintAttributes) -> Bool {
    others.count <= 1 || self == others || withoutMargins == others.withoutMargins
  }

  /// The counterpart of a left-hand attribute; `nil` in an empty set.
  func counterpart(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute? {
    if count <= 1 { return all.first }
    return all.first { $0 == attribute }
      ?? all.first { $0.withoutMargin == attribute.withoutMargin }
  }
}
