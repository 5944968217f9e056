package import Workloads

/// The cells of `Benchmarks/Examples`, each a workload of the suite `examples`.
package enum Examples {
  /// Every example; a cell of one's own is added here.
  package static let workloads: [any Workload.Type] = [
    CellWorkload<MessageExample>.self
  ]
}
