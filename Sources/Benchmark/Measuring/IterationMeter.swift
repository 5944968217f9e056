/// What measures an iteration of a benchmark, from where the benchmark says to where it says.
package protocol IterationMeter: AnyObject {
  /// Every value taken.
  var samples: Samples { get }
  /// Begins to measure; again, if the measurement has begun already.
  func begin()
  /// Ends the measurement and keeps its values.
  func end()
  /// Takes a value that the benchmark measured itself.
  func record(_ metric: BenchmarkMetric, _ value: Int)
  /// Forgets the values taken so far.
  func reset()
}
