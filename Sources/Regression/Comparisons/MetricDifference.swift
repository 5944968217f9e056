package import Results

/// An exact metric that is not what it was.
package struct MetricDifference: Equatable, Sendable {
  /// The metric.
  package let metric: Metric
  /// The base's value.
  package let old: Int
  /// The new value.
  package let new: Int

  package init(metric: Metric, old: Int, new: Int) {
    self.metric = metric
    self.old = old
    self.new = new
  }

  /// What the difference means, by the metric's polarity.
  package var verdict: Verdict {
    guard old != new else { return .unchanged }
    return switch metric.polarity {
    case .prefersSmaller: new > old ? .regressed : .improved
    case .prefersLarger: new < old ? .regressed : .improved
    case .account: .moved
    case .behaviour: .notComparable
    }
  }

  /// How much of the old value the difference is, to a tenth of a percent; `nil` from zero.
  private var percentage: String? {
    guard old != 0 else { return nil }
    let tenths = (Double(new - old) / Double(old.magnitude) * 1_000).rounded()
    guard tenths.magnitude < 1e15 else { return nil }
    let magnitude = Int(tenths.magnitude)
    return "\(new < old ? "-" : "+")\(magnitude / 10).\(magnitude % 10) %"
  }
}

extension MetricDifference: CustomStringConvertible {
  /// The metric, both values, and by how much they differ.
  package var description: String {
    let change = new - old
    let amount = change > 0 ? "+\(change)" : "\(change)"
    let parts = [amount, percentage].compactMap(\.self).joined(separator: ", ")
    return "\(metric.key) \(old) -> \(new) (\(parts))"
  }
}
