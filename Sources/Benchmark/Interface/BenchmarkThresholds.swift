/// The allowed differences of a metric from its baseline, in both directions.
///
/// A metric differs if any percentile with a threshold differs by more than that. Values are those
/// of a whole iteration, not divided by the scaling factor; times are in nanoseconds.
public struct BenchmarkThresholds: Codable, Sendable {
  /// A percentage.
  public typealias RelativeThreshold = Double
  /// An amount in the metric's base unit.
  public typealias AbsoluteThreshold = Int
  /// Percentages by percentile.
  public typealias RelativeThresholds = [BenchmarkResult.Percentile: RelativeThreshold]
  /// Amounts by percentile.
  public typealias AbsoluteThresholds = [BenchmarkResult.Percentile: AbsoluteThreshold]

  /// The percentages.
  public let relative: RelativeThresholds
  /// The amounts.
  public let absolute: AbsoluteThresholds

  /// Creates thresholds; without any percentage or amount, the metric is not judged.
  public init(
    relative: RelativeThresholds = Relative.none,
    absolute: AbsoluteThresholds = Absolute.none
  ) {
    self.relative = relative
    self.absolute = absolute
  }
}
