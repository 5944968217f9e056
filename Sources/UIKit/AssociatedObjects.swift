// Associated objects as layout libraries use them: values kept in an object under the address of a
// variable. Here the object has a place for them, so they go with it.

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// How an object keeps an associated value.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without keeping it alive: once an object is released, there is no value.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, kept alive.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the value that an object keeps under a key; `nil` removes it.
///
/// - Precondition: The object is an `AssociatedValueHolder`, as views, layout guides and
///   controllers are.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let kept: Any? =
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: value.map(UnretainedValue.init)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      value.map { ($0 as? any NSCopying)?.copy(with: nil) ?? $0 }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: value
    }
  AssociatedValues.set(kept, for: unsafe AssociatedValues.Key(at: key), of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that an object keeps under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociatedValues.value(
    for: unsafe AssociatedValues.Key(at: key),
    of: object as AnyObject
  )
  guard let unretained = value as? UnretainedValue else { return value }
  return unretained.value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes every value that an object keeps, those of other modules too.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.removeAll(of: object as AnyObject)
}

extension AssociatedValues.Key {
  /// The key that a variable's address stands for.
  init(at address: UnsafeRawPointer) {
    self.init(UInt(bitPattern: address))
  }
}

/// A value that is not kept alive: an object weakly, anything else as it is.
private struct UnretainedValue {
  private weak var reference: AnyObject?
  private var plain: Any?

  init(_ value: Any) {
    if type(of: value) is AnyClass {
      reference = value as AnyObject
    } else {
      plain = value
    }
  }

  var value: Any? { plain ?? reference }
}
