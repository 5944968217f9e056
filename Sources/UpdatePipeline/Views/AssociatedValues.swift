/// Values that other modules attach to an object under keys, released with the object.
///
/// A table outside of the objects would keep the values of released objects and return them for
/// later objects at the same address.
public struct AssociatedValues {
  /// The key of a value: an address that identifies a variable or a type.
  package struct Key: Equatable {
    private let address: UInt

    /// A key for an address.
    package init(_ address: UInt) {
      self.address = address
    }

    /// A key for a value of a type's own.
    package static func type(_ type: Any.Type) -> Key {
      Key(UInt(bitPattern: ObjectIdentifier(type)))
    }
  }

  private var entries: [(key: Key, value: Any)] = []

  /// An empty set of values.
  nonisolated public init() {}

  /// Returns the value under a key; `nil` if there is none or if the object can't hold values.
  ///
  /// - Complexity: O(*n*) in the values of the object.
  package static func value(for key: Key, of object: AnyObject) -> Any? {
    guard let holder = object as? any AssociatedValueHolder else { return nil }
    return holder.associatedValues.entries.first { $0.key == key }?.value
  }

  /// Sets the value under a key; `nil` removes it.
  ///
  /// - Precondition: The object can hold values.
  ///
  /// - Complexity: O(*n*) in the values of the object.
  package static func set(_ value: Any?, for key: Key, of object: AnyObject) {
    guard let holder = object as? any AssociatedValueHolder else {
      refuse(
        """
        An associated value must be held by a view, a layout guide, a controller or another \
        AssociatedValueHolder, not by \(type(of: object)).
        """
      )
    }
    var values = holder.associatedValues
    holder.associatedValues = AssociatedValues()
    let index = values.entries.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): values.entries[index].value = value
    case (nil, let value?): values.entries.append((key, value))
    case (let index?, nil): values.entries.remove(at: index)
    case (nil, nil): break
    }
    holder.associatedValues = values
  }

  /// Removes all values of an object.
  package static func removeAll(of object: AnyObject) {
    (object as? any AssociatedValueHolder)?.associatedValues = AssociatedValues()
  }
}

/// An object that can hold associated values; an app's own class can conform.
@preconcurrency @MainActor public protocol AssociatedValueHolder: AnyObject {
  /// The values, empty at first.
  var associatedValues: AssociatedValues { get set }
}

extension UIResponder: AssociatedValueHolder {}

extension UILayoutGuide: AssociatedValueHolder {}
