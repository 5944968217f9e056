package import UBWorkloads

/// The cells and screens of `Benchmarks/Examples`, each a workload of the suite `examples`.
package enum Examples {
  /// Every example; a cell or a screen of one's own is added here.
  package static let workloads: [any Workload.Type] = [
    CellWorkload<MessageExample>.self,
    ScreenWorkload<ProfileExample>.self,
    ScreenWorkload<MailboxExample>.self,
    ScreenWorkload<ExpandableExample>.self,
    ScreenWorkload<AdaptiveExample>.self,
    ScreenWorkload<CardExample>.self,
  ]
}
