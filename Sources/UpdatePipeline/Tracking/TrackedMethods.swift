/// The methods of a view whose reads of observable properties are tracked (R21).
struct TrackedMethods: OptionSet {
  let rawValue: UInt8

  static let updateProperties = TrackedMethods(rawValue: 1 << 0)
  static let updateConstraints = TrackedMethods(rawValue: 1 << 1)
  static let layoutSubviews = TrackedMethods(rawValue: 1 << 2)
  static let draw = TrackedMethods(rawValue: 1 << 3)
}
