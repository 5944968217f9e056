/// A trait type: a value that is inherited from a window by every view (R32-R40).
///
/// An app defines its own trait as a caseless type with a default value and reads it with
/// `traitCollection[MyTrait.self]`. A trait has changed if `==` says so; the comparison should be
/// cheap (R40).
nonisolated public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's value.
  associatedtype Value: Equatable & Sendable

  /// The value where none is set.
  static var defaultValue: Value { get }

  /// The name in causes and reports; by default the name of the type.
  static var name: String { get }

  /// Whether a change of the trait redraws every drawing view in the subtree.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// No effect on colours.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait type as a value, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type
