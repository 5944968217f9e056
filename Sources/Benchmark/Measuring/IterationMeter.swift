/// Measures the iterations of a benchmark between a start and a stop.
package protocol IterationMeter: AnyObject {
  /// The recorded values.
  var samples: Samples { get }
  /// Starts the measurement, or restarts a running one.
  func begin()
  /// Stops the measurement and records its values.
  func end()
  /// Records a value that the benchmark measured itself.
  func record(_ metric: BenchmarkMetric, _ value: Int)
  /// Drops the recorded values.
  func reset()
}
