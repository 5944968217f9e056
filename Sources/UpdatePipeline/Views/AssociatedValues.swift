/// Values that other modules keep in an object, each under a key, and that go with the object.
///
/// A table outside of the objects would keep the values of objects that are gone, and hand them to
/// later ones at the same address.
public struct AssociatedValues {
  /// What a value is kept under: an address that stands for a variable or a type.
  package struct Key: Equatable {
    private let address: UInt

    /// The key of an address.
    package init(_ address: UInt) {
      self.address = address
    }

    /// The key of a type's own value.
    package static func type(_ type: Any.Type) -> Key {
      Key(UInt(bitPattern: ObjectIdentifier(type)))
    }
  }

  private var entries: [(key: Key, value: Any)] = []

  /// No values.
  nonisolated public init() {}

  /// The value under a key; `nil` if there is none, or if the object keeps no values.
  ///
  /// - Complexity: O(*n*) in the values of the object.
  package static func value(for key: Key, of object: AnyObject) -> Any? {
    guard let holder = object as? any AssociatedValueHolder else { return nil }
    return holder.associatedValues.entries.first { $0.key == key }?.value
  }

  /// Sets the value under a key; `nil` removes it.
  ///
  /// - Precondition: The object keeps values.
  ///
  /// - Complexity: O(*n*) in the values of the object.
  package static func set(_ value: Any?, for key: Key, of object: AnyObject) {
    guard let holder = object as? any AssociatedValueHolder else {
      refuse(
        """
        An associated value is kept by a view, a layout guide, a controller or another \
        AssociatedValueHolder, and \(type(of: object)) is none.
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

  /// Removes every value of an object.
  package static func removeAll(of object: AnyObject) {
    (object as? any AssociatedValueHolder)?.associatedValues = AssociatedValues()
  }
}

/// An object with a place for associated values; a class of one's own conforms to take part.
@preconcurrency @MainActor public protocol AssociatedValueHolder: AnyObject {
  /// The values, empty at first.
  var associatedValues: AssociatedValues { get set }
}

extension UIResponder: AssociatedValueHolder {}

extension UILayoutGuide: AssociatedValueHolder {}
