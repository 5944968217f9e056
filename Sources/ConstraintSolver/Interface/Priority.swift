/// The importance of a constraint, 1...1000; a constraint of priority 1000 must hold.
///
/// Priorities are lexicographic: no number of constraints of a lower priority outweighs the
/// smallest error of a higher one. Within one priority, the sum of absolute errors is minimal.
package struct Priority: Hashable, Sendable, BitwiseCopyable {
  /// The priority's number, 1...1000.
  package let value: UInt16

  /// The priority of constraints that must hold.
  package static let required = Priority(unchecked: 1000)

  /// Creates the priority with a number, or `nil` if the number is not in 1...1000.
  package init?(_ value: Int) {
    guard (1...1000).contains(value) else { return nil }
    self.value = UInt16(value)
  }

  init(unchecked value: UInt16) {
    self.value = value
  }
}

extension Priority: Comparable {
  /// Whether the first priority is less important than the second.
  package static func < (first: Priority, second: Priority) -> Bool {
    first.value < second.value
  }
}

extension Priority: ExpressibleByIntegerLiteral {
  /// Creates the priority with a literal number.
  ///
  /// - Precondition: The number is in 1...1000.
  package init(integerLiteral value: UInt16) {
    precondition((1...1000).contains(value), "A priority is a number from 1 to 1000.")
    self.value = value
  }
}
