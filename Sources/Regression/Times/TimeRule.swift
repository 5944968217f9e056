/// When a difference of times counts.
package struct TimeRule: Codable, Equatable, Sendable {
  /// What a slowdown must exceed to count, as a share of the base.
  package var margin: Double
  /// The chance of a false alarm that is put up with, over all benchmarks together.
  package var significance: Double
  /// How sure the interval of a slowdown is, on both sides together.
  package var confidence: Double

  /// Two percent, one in a thousand, forty-nine in fifty.
  package static let standard = TimeRule(margin: 0.02, significance: 0.001, confidence: 0.98)

  package init(margin: Double, significance: Double, confidence: Double) {
    self.margin = margin
    self.significance = significance
    self.confidence = confidence
  }
}
