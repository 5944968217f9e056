/// Ignores a value without the optimizer knowing, so that the code that makes it stays.
@_optimize(none)
public func blackHole(_ value: some Any) {}

/// Returns a value without the optimizer knowing it, so that nothing is precomputed from it.
@_optimize(none)
public func identity<T>(_ value: T) -> T { value }

extension Benchmark {
  /// The function `blackHole(_:)`, for files that import another of that name.
  @_optimize(none)
  public static func blackHole(_ value: some Any) {}

  /// The function `identity(_:)`, for files that import another of that name.
  @_optimize(none)
  public static func identity<T>(_ value: T) -> T { value }
}
