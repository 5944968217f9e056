package import UBResults

/// An exact metric that is not what it was.
package struct MetricDifference: Equatable, Sendable {
  /// The metric.
  package let metric: Metric
  /// The base's value.
  package let old: Int
  /// The new value.
  package let new: Int
  /// What parts of the metric the difference is made of, in words; empty where it has none.
  package let parts: String

  package init(metric: Metric, old: Int, new: Int, parts: String = "") {
    self.metric = metric
    self.old = old
    self.new = new
    self.parts = parts
  }

  /// The difference of instructions in own code, with what changed in the parts of a frame and in
  /// all, libraries too.
  package init(from old: InstructionFigures, to new: InstructionFigures) {
    let parts = Set(old.parts.keys).intersection(new.parts.keys).sorted()
      .map { ($0, (new.parts[$0] ?? 0) - (old.parts[$0] ?? 0)) }
    let changes = (parts + [("with libraries", new.total - old.total)])
      .filter { $0.1 != 0 }
      .map { "\($0.0) \($0.1 > 0 ? "+" : "")\($0.1)" }
    self.init(
      metric: .instructions,
      old: old.own,
      new: new.own,
      parts: changes.joined(separator: ", ")
    )
  }

  /// What the difference means, by the metric's polarity.
  package var verdict: Verdict {
    let tolerance = metric.metricClass.tolerance ?? 0
    guard Double((new - old).magnitude) > tolerance * Double(old.magnitude) else {
      return .unchanged
    }
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
    let share = self.parts.isEmpty ? "" : ": \(self.parts)"
    return "\(metric.key) \(old) -> \(new) (\(parts))\(share)"
  }
}
