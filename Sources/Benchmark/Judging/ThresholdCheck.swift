package import UBRegression

/// Holds the percentiles of one metric against those of a baseline.
package struct ThresholdCheck {
  private let old: PercentileValues
  private let new: PercentileValues
  private let polarity: BenchmarkMetric.Polarity

  package init(old: PercentileValues, new: PercentileValues, polarity: BenchmarkMetric.Polarity) {
    self.old = old
    self.new = new
    self.polarity = polarity
  }

  /// One percentile that differs by more than it may.
  package struct Deviation: Equatable {
    let percentile: BenchmarkResult.Percentile
    let old: Int
    let new: Int
    /// What it means, by the metric's polarity.
    package let verdict: Verdict
  }

  /// The percentiles that differ at all.
  package func deviations() -> [Deviation] {
    BenchmarkResult.Percentile.allCases.compactMap { percentile in
      old[percentile] == new[percentile] ? nil : deviation(percentile)
    }
  }

  /// The percentiles that differ by more than thresholds allow, either way.
  ///
  /// A difference has to be within both its percentage and its amount, where it has both. No
  /// percentage allows a difference from zero: there, an amount alone decides.
  package func deviations(from thresholds: BenchmarkThresholds) -> [Deviation] {
    BenchmarkResult.Percentile.allCases.compactMap { percentile in
      isAllowed(percentile, by: thresholds) ? nil : deviation(percentile)
    }
  }

  private func isAllowed(
    _ percentile: BenchmarkResult.Percentile,
    by thresholds: BenchmarkThresholds
  ) -> Bool {
    let distance = (Double(new[percentile]) - Double(old[percentile])).magnitude
    guard distance > 0 else { return true }
    let amount = thresholds.absolute[percentile]
    let percentage = thresholds.relative[percentile]
    let isWithinAmount = amount.map { distance <= Double($0) }
    guard let percentage else { return isWithinAmount ?? true }
    let base = Double(old[percentile]).magnitude
    guard base > 0 else { return isWithinAmount ?? false }
    return distance / base * 100 <= percentage && isWithinAmount ?? true
  }

  private func deviation(_ percentile: BenchmarkResult.Percentile) -> Deviation {
    let (before, after) = (old[percentile], new[percentile])
    let isWorse = polarity == .prefersSmaller ? after > before : after < before
    return Deviation(
      percentile: percentile,
      old: before,
      new: after,
      verdict: isWorse ? .regressed : .improved
    )
  }
}

extension ThresholdCheck.Deviation: CustomStringConvertible {
  /// The percentile, both values and by how much they differ.
  package var description: String { "\(percentile.key) \(amounts)" }

  /// Both values and by how much they differ.
  var amounts: String {
    let change = new - old
    let amount = change > 0 ? "+\(change)" : "\(change)"
    let tenths = (Double(change) / Double(old.magnitude) * 1_000).rounded()
    guard old != 0, tenths.magnitude < 1e15 else { return "\(old) -> \(new) (\(amount))" }
    let whole = Int(tenths.magnitude)
    let percentage = "\(change < 0 ? "-" : "+")\(whole / 10).\(whole % 10) %"
    return "\(old) -> \(new) (\(amount), \(percentage))"
  }
}
