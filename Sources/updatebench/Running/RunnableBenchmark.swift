import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBWorkloads

/// A benchmark the runner can run, wherever it comes from.
struct RunnableBenchmark {
  /// Makes a fresh run under the named strategy; with a clock, the solver reads it.
  typealias Factory = (
    _ parameters: Parameters,
    _ strategy: String,
    _ clock: (@convention(c) () -> UInt64)?
  ) throws -> any MeasuredRun

  /// What the workload is called and what can be set about it.
  let definition: WorkloadDefinition
  /// What the suite sets about it, as `--set` would.
  let settings: [(name: String, text: String)]
  /// The names of the strategies it runs under.
  let strategies: [String]
  /// Makes a fresh run.
  let makeRun: Factory

  /// The workload's parameters with settings on top of its defaults.
  ///
  /// - Throws: `UsageError.parameter`.
  func parameters(setting: [(name: String, text: String)]) throws(UsageError) -> Parameters {
    do {
      return try Parameters(of: definition, setting: setting)
    } catch {
      throw .parameter(Self.explanation(of: error, in: definition))
    }
  }

  /// The name with the parameters that aren't the default.
  func label(_ parameters: Parameters) -> String {
    EntryIdentity.label(
      benchmark: definition.name,
      changed: parameters.changed.map { ($0.name, $0.value.description) }
    )
  }

  private static func explanation(
    of error: ParameterError,
    in definition: WorkloadDefinition
  ) -> String {
    guard
      case .unknown(let name, _, let known) = error,
      let nearest = EditDistance.nearest(to: name, among: known)
    else { return error.description }
    return "\(error.description); did you mean '\(nearest)'?"
  }
}
