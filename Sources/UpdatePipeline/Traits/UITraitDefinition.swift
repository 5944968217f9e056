/// A kind of trait: a value that flows from a window down to every view (R32-R40).
///
/// An app defines its own with a type of no cases and a default value, and reads it by
/// `traitCollection[MyTrait.self]`. A trait changes when `==` says so, which should be cheap (R40).
nonisolated public protocol UITraitDefinition: SendableMetatype {
  /// What the trait holds.
  associatedtype Value: Equatable & Sendable

  /// The value where nobody sets another.
  static var defaultValue: Value { get }

  /// The name in causes and reports; the type's unless given.
  static var name: String { get }

  /// Whether every view that draws is redrawn when the trait changes; costs the whole subtree.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }

  /// A trait that no colour depends on.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait as a value, as lists of traits name it.
public typealias UITrait = any UITraitDefinition.Type
