package import UBResults

/// What a workload costs over the values of one parameter.
package struct ScalingSweepResult: Codable, Equatable, Sendable {
  /// The parameter's values.
  package var sizes: [Int]
  /// The curves by strategy and then by metric: every exact metric of which more is worse.
  package var curves: [String: [String: ScalingCurve]]

  /// The curves of a document whose results differ in one parameter.
  ///
  /// A strategy that lacks a result at some size has no curves.
  package init(of document: ResultDocument, parameter: String, sizes: [Int]) {
    self.sizes = sizes
    curves = [:]
    for strategy in document.strategies {
      let entries = sizes.map { size in
        document.results.first { result in
          result.strategy == strategy && result.parameters[parameter] == .integer(size)
        }
        .map(BaselineEntry.init(of:))
      }
      for metric in Metric.all where metric.polarity == .prefersSmaller {
        let costs = entries.compactMap { $0?.metrics[metric.key] }
        guard costs.count == sizes.count else { continue }
        curves[strategy, default: [:]][metric.key] = ScalingCurve(sizes: sizes, costs: costs)
      }
    }
  }
}
