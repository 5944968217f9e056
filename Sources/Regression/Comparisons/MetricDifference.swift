package import UBResults

/// A metric whose value changed by more than its rule allows.
package struct MetricDifference: Equatable, Sendable {
  /// The metric.
  package let metric: Metric
  /// The percentile; `nil` where all values of each side are the same.
  package let percentile: Percentile?
  /// The base's value.
  package let old: Int
  /// The new value.
  package let new: Int
  /// The changes of the metric's parts, in words; empty where it has none.
  package let parts: String

  package init(
    _ metric: Metric,
    _ percentile: Percentile? = nil,
    from old: Int,
    to new: Int,
    parts: String = ""
  ) {
    self.metric = metric
    self.percentile = percentile
    self.old = old
    self.new = new
    self.parts = parts
  }

  /// The verdict on the difference, by the metric's polarity.
  package var verdict: Verdict {
    switch metric.polarity {
    case _ where old == new: .unchanged
    case .prefersSmaller: new > old ? .regressed : .improved
    case .prefersLarger: new < old ? .regressed : .improved
    case .account, .informational: .moved
    case .behaviour, .unknown: .notComparable
    }
  }

  /// The change as a share of the old value, to a tenth of a percent; `nil` from zero.
  private var percentage: String? {
    guard old != 0 else { return nil }
    let tenths = (Double(new - old) / Double(old.magnitude) * 1_000).rounded()
    guard tenths.magnitude < 1e15 else { return nil }
    let magnitude = Int(tenths.magnitude)
    return "\(new < old ? "-" : "+")\(magnitude / 10).\(magnitude % 10) %"
  }
}

extension MetricDifference: CustomStringConvertible {
  /// The metric, both values and the distance between them.
  package var description: String {
    let change = new - old
    let amount = change > 0 ? "+\(change)" : "\(change)"
    let distance = [amount, percentage].compactMap(\.self).joined(separator: ", ")
    let name = ([metric.key] + [percentile?.rawValue].compactMap(\.self)).joined(separator: " ")
    let share = parts.isEmpty ? "" : ": \(parts)"
    return "\(name) \(old) -> \(new) (\(distance))\(share)"
  }
}
