package import UBResults

/// The differences that are allowed for a metric, percentile by percentile.
///
/// A difference has to be within both its percentage and its amount, where it has both. No
/// percentage allows a difference from zero: there, an amount alone decides.
package struct Thresholds: Equatable, Sendable {
  /// The allowed percentages.
  package var relative: [Percentile: Double]
  /// The allowed amounts, in the metric's unit.
  package var absolute: [Percentile: Int]

  package init(relative: [Percentile: Double] = [:], absolute: [Percentile: Int] = [:]) {
    self.relative = relative
    self.absolute = absolute
  }

  /// The tolerance for the addresses and the simulator behind simulated counts.
  package static let simulated = Thresholds(
    relative: [.p50: MetricClass.simulatedTolerance * 100]
  )

  /// Whether nothing is judged.
  package var isEmpty: Bool { relative.isEmpty && absolute.isEmpty }

  /// The thresholds at the 90th percentile alone: the stated ones, or those at the highest
  /// percentile that has any.
  package var atP90: Thresholds {
    func value<Value>(_ values: [Percentile: Value]) -> Value? {
      values[.p90] ?? values.max { $0.key.percent < $1.key.percent }?.value
    }
    return Thresholds(
      relative: value(relative).map { [.p90: $0] } ?? [:],
      absolute: value(absolute).map { [.p90: $0] } ?? [:]
    )
  }

  /// Whether a percentile may differ so much.
  func allow(_ percentile: Percentile, from old: Int, to new: Int) -> Bool {
    let distance = (Double(new) - Double(old)).magnitude
    guard distance > 0 else { return true }
    let isWithinAmount = absolute[percentile].map { distance <= Double($0) }
    guard let percentage = relative[percentile] else { return isWithinAmount ?? true }
    let base = Double(old).magnitude
    guard base > 0 else { return isWithinAmount ?? false }
    return distance / base * 100 <= percentage && isWithinAmount ?? true
  }
}

extension MetricDifference {
  /// The percentiles that differ by more than thresholds allow, in either direction; without
  /// thresholds, all that differ.
  ///
  /// Two constants differ once, without a percentile, unless thresholds name one.
  package static func all(
    of metric: Metric,
    from old: PercentileValues,
    to new: PercentileValues,
    within thresholds: Thresholds?
  ) -> [MetricDifference] {
    let namesPercentiles = thresholds != nil && thresholds != .simulated
    if !namesPercentiles, let before = old.constant, let after = new.constant {
      let isAllowed = thresholds?.allow(.p50, from: before, to: after) ?? (before == after)
      return isAllowed ? [] : [MetricDifference(metric, from: before, to: after)]
    }
    return Percentile.allCases.compactMap { percentile in
      let (before, after) = (old[percentile], new[percentile])
      let isAllowed =
        thresholds?.allow(percentile, from: before, to: after) ?? (before == after)
      return isAllowed
        ? nil : MetricDifference(metric, percentile, from: before, to: after)
    }
  }
}
