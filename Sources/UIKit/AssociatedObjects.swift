// Associated objects for layout libraries: values attached to an object under the address of a
// variable. Here the object itself stores them, so they are released with it.

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The policy by which an object retains an associated value.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// Doesn't retain the value; a released object reads as `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retains the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retains a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retains the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Retains a copy of the value.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the associated value of an object for a key; `nil` removes it.
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
/// Returns the associated value of an object for a key.
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
/// Removes all associated values of an object, including those of other modules.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.removeAll(of: object as AnyObject)
}

extension AssociatedValues.Key {
  /// The key for a variable's address.
  init(at address: UnsafeRawPointer) {
    self.init(UInt(bitPattern: address))
  }
}

/// A value that isn't retained: a weak reference to an object, or another value itself.
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
