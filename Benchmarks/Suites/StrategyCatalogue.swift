package import UpdatePipeline

/// The strategies that every benchmark of a suite runs under.
package struct StrategyCatalogue {
  /// The strategy whose frames every other strategy's must equal; it always runs.
  package static let reference = UpdateStrategy.fullRecompute
  /// The strategy whose binding evaluations are the floor of amplification; it always runs.
  package static let oracle = UpdateStrategy.identityOracle

  /// The strategies that come with the pipeline.
  package static let standard = StrategyCatalogue()

  /// Every strategy, in the order tables show them: the standard ones first.
  package let all: [UpdateStrategy]

  /// The standard strategies and others, whose names must be new.
  package init(adding strategies: [UpdateStrategy] = []) {
    all = UpdateStrategy.standard + strategies
    precondition(Set(names).count == all.count, "Two strategies have the same name.")
  }

  /// The strategies' names, in order.
  package var names: [String] { all.map(\.name) }

  /// The strategy of that name, or `nil`.
  package func named(_ name: String) -> UpdateStrategy? {
    all.first { $0.name == name }
  }
}
