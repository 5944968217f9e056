import UIKit

/// Parts of a view or layout guide that a constraint speaks of together, such as its edges.
nonisolated public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// A bit for each `NSLayoutConstraint.Attribute`, at the place of its raw value.
  public let rawValue: UInt32

  /// Attributes of given bits.
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

  /// The order in which the constraints of several attributes are made.
  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .topMargin, .rightMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The attributes one by one.
  var all: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains(ConstraintAttributes($0)) }
  }

  /// How many attributes these are.
  var count: Int { rawValue.nonzeroBitCount }

  /// The same parts of the view as a whole in place of those of its margins.
  private var withoutMargins: ConstraintAttributes {
    all.reduce(into: []) { $0.insert(ConstraintAttributes($1.withoutMargin)) }
  }

  /// Whether each of these attributes has one to be compared with among others.
  func pairs(with others: ConstraintAttributes) -> Bool {
    others.count <= 1 || self == others || withoutMargins == others.withoutMargins
  }

  /// The attribute that one of the left-hand side is compared with; `nil` among none.
  func counterpart(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute? {
    if count <= 1 { return all.first }
    return all.first { $0 == attribute }
      ?? all.first { $0.withoutMargin == attribute.withoutMargin }
  }
}
