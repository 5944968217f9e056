package import UBResults

/// The growth of the costs of a suite's benchmarks, to compare later runs with.
package struct ScalingRecord: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.scaling"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite of the benchmarks.
  package var suite: String
  /// The build that counted.
  package var toolchain: Toolchain
  /// The allocation counter.
  package var allocationCounter: MetricCounter
  /// The decisions by which numbers were accepted, oldest first.
  package var acceptances: [Acceptance]
  /// The sweeps by name.
  package var sweeps: [String: ScalingSweepResult]

  package init(
    suite: String,
    toolchain: Toolchain,
    allocationCounter: MetricCounter,
    acceptances: [Acceptance] = [],
    sweeps: [String: ScalingSweepResult] = [:]
  ) {
    self.suite = suite
    self.toolchain = toolchain
    self.allocationCounter = allocationCounter
    self.acceptances = acceptances
    self.sweeps = sweeps
  }

  /// A bad name, or a curve with another number of costs than sizes.
  package var flaw: DocumentFlaw? {
    if let flaw = DocumentFlaw(suite: suite, toolchain: toolchain) { return flaw }
    for (name, sweep) in sweeps.sorted(by: { $0.key < $1.key }) {
      if let flaw = DocumentFlaw(.benchmark, name, at: "sweeps") { return flaw }
      for (strategy, curves) in sweep.curves.sorted(by: { $0.key < $1.key }) {
        for (metric, curve) in curves.sorted(by: { $0.key < $1.key })
        where curve.costs.count != sweep.sizes.count {
          return DocumentFlaw(
            key: "sweeps.\(name).curves.\(strategy).\(metric).costs",
            detail: "found \(Amount.of(curve.costs.count, "number")), expected "
              + "\(sweep.sizes.count), one a size"
          )
        }
      }
    }
    return nil
  }

  enum CodingKeys: String, CodingKey {
    case suite, toolchain, acceptances, sweeps
    case allocationCounter = "allocation_counter"
  }
}
