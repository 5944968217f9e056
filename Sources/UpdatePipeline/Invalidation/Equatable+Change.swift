nonisolated extension Equatable {
  /// Assigns a value; returns whether it differs from the one before.
  @inline(__always) mutating func change(to value: Self) -> Bool {
    guard self != value else { return false }
    self = value
    return true
  }
}
