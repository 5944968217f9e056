package import UBWorkloads

/// The cells and screens of `Benchmarks/Examples`, each a workload of the suite `examples`.
package enum Examples {
  /// All examples; add your own cell or screen here.
  package static let workloads: [any Workload.Type] = [
    CellWorkload<MessageExample>.self,
    ScreenWorkload<ProfileExample>.self,
    ScreenWorkload<MailboxExample>.self,
    ScreenWorkload<ExpandableExample>.self,
    ScreenWorkload<AdaptiveExample>.self,
    ScreenWorkload<CardExample>.self,
  ]
}
