/// By how much a metric may differ from a baseline, either way, before it is no longer the same.
///
/// A metric differs if any percentile named here differs by more than it may. Values are those of a
/// whole iteration, not divided by the scaling factor; times are nanoseconds.
public struct BenchmarkThresholds: Codable, Sendable {
  /// A percentage.
  public typealias RelativeThreshold = Double
  /// An amount in the metric's base unit.
  public typealias AbsoluteThreshold = Int
  /// A percentage for each percentile that is judged by one.
  public typealias RelativeThresholds = [BenchmarkResult.Percentile: RelativeThreshold]
  /// An amount for each percentile that is judged by one.
  public typealias AbsoluteThresholds = [BenchmarkResult.Percentile: AbsoluteThreshold]

  /// The percentages.
  public let relative: RelativeThresholds
  /// The amounts.
  public let absolute: AbsoluteThresholds

  /// Thresholds of percentages, amounts or both; with neither, nothing is judged.
  public init(
    relative: RelativeThresholds = Relative.none,
    absolute: AbsoluteThresholds = Absolute.none
  ) {
    self.relative = relative
    self.absolute = absolute
  }
}
