package import UBResults

/// How the costs of a suite's workloads grow, for later runs to be held to.
package struct ScalingRecord: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.scaling"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite the workloads belong to.
  package var suite: String
  /// How the tool that counted was built.
  package var toolchain: Toolchain
  /// The allocation counter.
  package var allocationCounter: MetricCounter
  /// When and why numbers were accepted, oldest first.
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

  /// A curve whose costs don't go with the sizes.
  package var flaw: DocumentFlaw? {
    for (name, sweep) in sweeps.sorted(by: { $0.key < $1.key }) {
      for (strategy, curves) in sweep.curves.sorted(by: { $0.key < $1.key }) {
        for (metric, curve) in curves.sorted(by: { $0.key < $1.key })
        where curve.costs.count != sweep.sizes.count {
          return DocumentFlaw(
            key: "sweeps.\(name).curves.\(strategy).\(metric).costs",
            detail: "found \(curve.costs.count) numbers, expected \(sweep.sizes.count), one a size"
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
