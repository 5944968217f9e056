/// Takes a value and does nothing, which the optimizer doesn't know: what makes the value stays.
@_optimize(none)
public func blackHole(_ value: some Any) {}

/// Returns a value unchanged, which the optimizer doesn't know: it can't precompute what follows.
@_optimize(none)
public func identity<T>(_ value: T) -> T { value }

extension Benchmark {
  /// The function `blackHole(_:)`, where another module declares one of that name.
  @_optimize(none)
  public static func blackHole(_ value: some Any) {}

  /// The function `identity(_:)`, where another module declares one of that name.
  @_optimize(none)
  public static func identity<T>(_ value: T) -> T { value }
}
