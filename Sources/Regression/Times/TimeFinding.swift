/// What one stage of sampling says of a benchmark.
package enum TimeFinding: String, Codable, Sendable {
  /// The new build looks slower than the margin allows.
  case suspected
  /// The new build is not slower than the margin allows.
  case cleared
  /// Neither can be said yet.
  case undecided
}
