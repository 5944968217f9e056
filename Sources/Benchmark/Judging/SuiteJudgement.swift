import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Holds a run against the baseline that belongs to it.
enum SuiteJudgement {
  /// The options that say what to hold a run against.
  static let options: [OptionDefinition] = [baselinesOption, timeOption, anyBuildOption]
  /// The option that says where baselines are.
  static let baselinesOption = OptionDefinition.value(
    "baselines",
    "DIR",
    "where baselines are kept (default: results/baselines)"
  )
  /// The option that judges times.
  static let timeOption = OptionDefinition.flag(
    "time",
    "judge times too that have thresholds; on the machine they were taken on only"
  )
  /// The option that lets a debug build be compared.
  static let anyBuildOption = OptionDefinition.flag(
    "any-build",
    "compare numbers of a debug or checked build with others of the same"
  )

  /// The baselines that options name.
  static func store(_ arguments: Arguments) -> SuiteBaselineStore {
    SuiteBaselineStore(folder: arguments.value("baselines") ?? "results/baselines")
  }

  /// Compares a run with the suite's baseline, which may be missing or unreadable.
  static func compare(
    _ results: SuiteResults,
    in scope: SuiteRequest,
    _ arguments: Arguments
  ) -> SuiteComparison {
    do throws(DocumentError) {
      return SuiteComparison(
        base: try store(arguments).load(swift: results.toolchain.swift),
        results: results,
        thresholds: SuiteThresholds(of: BenchmarkRegistry.shared.benchmarks),
        in: scope,
        on: Clocks.today,
        allowsAnyBuild: arguments.has("any-build")
      )
    } catch {
      guard case .absent(let path) = error else {
        return SuiteComparison(refusedFor: error.description)
      }
      return SuiteComparison(
        refusedFor: "there is no baseline at \(path); make one with 'baseline save'"
      )
    }
  }

  /// The numbers of a run as a baseline.
  ///
  /// - Throws: `ToolError.notComparable` for numbers that nothing may be held to: those of a run
  ///   with failures, of counts that don't repeat and have no threshold, or of a debug or checked
  ///   build.
  static func baseline(of results: SuiteResults, _ arguments: Arguments) throws -> SuiteBaseline {
    if let failure = results.failures.first {
      throw ToolError.notComparable("nothing is accepted from a run with failures: \(failure)")
    }
    if let obstacle = Obstacle(of: results.toolchain), !arguments.has("any-build") {
      throw ToolError.notComparable(obstacle.description)
    }
    let thresholds = SuiteThresholds(of: BenchmarkRegistry.shared.benchmarks)
    for figures in results.benchmarks {
      for (key, metric) in figures.metrics.sorted(by: { $0.key < $1.key })
      where metric.kind == .nondeterministic && thresholds[figures.benchmark, key] == nil {
        throw ToolError.notComparable(
          "\(figures.benchmark): \(key) is nondeterministic: \(metric.disagreement ?? ""); "
            + "give it a threshold, or take it out of the benchmark's metrics"
        )
      }
    }
    return SuiteBaseline(of: results, thresholds: thresholds)
  }
}
