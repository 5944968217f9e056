/// What one benchmark took.
struct BenchmarkFigures: Codable, Equatable {
  /// The name with its tags.
  var benchmark: String
  /// The tags by themselves.
  var tags: [String: String]
  /// How many pieces of work an iteration does.
  var scalingFactor: Int
  /// The processor that times were taken on; `nil` where they weren't, or weren't pinned.
  var processor: Int?
  /// What was measured, by `BenchmarkMetric.key`.
  var metrics: [String: MetricFigures]
  /// What could not be measured here and why, by `BenchmarkMetric.key`.
  var unavailable: [String: String]

  enum CodingKeys: String, CodingKey {
    case benchmark, tags, processor, metrics, unavailable
    case scalingFactor = "scaling_factor"
  }
}
