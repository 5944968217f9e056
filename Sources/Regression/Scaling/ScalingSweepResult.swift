package import UBResults

/// The costs of a benchmark over the values of one parameter.
package struct ScalingSweepResult: Codable, Equatable, Sendable {
  /// The parameter's values.
  package var sizes: [Int]
  /// The curves by strategy and then by metric; a benchmark of plain Swift has the one key `-`.
  package var curves: [String: [String: ScalingCurve]]

  /// The key of curves that belong to no strategy.
  package static let noStrategy = "-"

  /// The curves of the exact metrics that prefer smaller values.
  ///
  /// - Parameters:
  ///   - rows: the entries of each strategy, one a size in the order of the sizes; a strategy that
  ///     lacks an entry at some size has no curves.
  ///   - sizes: the parameter's values.
  package init(of rows: [String?: [ResultView.Entry]], sizes: [Int]) {
    self.sizes = sizes
    curves = [:]
    for (strategy, entries) in rows where entries.count == sizes.count {
      let metrics = entries.first?.measurements.map(\.metric) ?? []
      for metric in metrics where metric.polarity == .prefersSmaller && !metric.isTime {
        let costs = entries.compactMap { entry -> Int? in
          guard let value = entry[metric.key], value.metricClass == .exact else { return nil }
          return value.percentiles.p50
        }
        guard costs.count == sizes.count else { continue }
        curves[strategy ?? Self.noStrategy, default: [:]][metric.key] = ScalingCurve(
          sizes: sizes,
          costs: costs
        )
      }
    }
  }
}

/// A cost at several sizes.
package struct ScalingCurve: Codable, Equatable, Sendable {
  /// The cost at each size of the sweep.
  package var costs: [Int]
  /// The power law that fits best; `nil` if a cost isn't positive.
  package var fit: ScalingFit?

  /// The curve of costs, one at each size.
  package init(sizes: [Int], costs: [Int]) {
    self.costs = costs
    fit = costs.allSatisfy { $0 > 0 } ? ScalingFit(sizes: sizes, costs: costs) : nil
  }

  /// Whether every cost is zero.
  package var isZero: Bool { costs.allSatisfy { $0 == 0 } }
}
