import UBSuites
import UpdatePipeline

/// The names of the strategies that have a part in every run.
enum StrategyNames {
  /// The strategy whose frames every other strategy's must equal.
  static let reference = StrategyCatalogue.reference.name

  /// The strategy whose binding evaluations are the floor, and whose times mean nothing.
  static let oracle = StrategyCatalogue.oracle.name
}
