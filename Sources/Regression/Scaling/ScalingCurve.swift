/// A cost at several sizes.
package struct ScalingCurve: Codable, Equatable, Sendable {
  /// The cost at each size of the sweep.
  package var costs: [Int]
  /// How it grows; `nil` where a cost is not more than zero, as no power law goes through it.
  package var fit: ScalingFit?

  /// The curve of costs, one at each size.
  package init(sizes: [Int], costs: [Int]) {
    self.costs = costs
    fit = costs.allSatisfy { $0 > 0 } ? ScalingFit(sizes: sizes, costs: costs) : nil
  }

  /// Whether nothing was done at any size.
  package var isZero: Bool { costs.allSatisfy { $0 == 0 } }
}
