import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Holds a run against the baseline that belongs to it.
enum Judgement {
  /// The options that say what to hold a run against.
  static let options: [OptionDefinition] = [
    .value("baselines", "DIR", "where baselines are kept (default: results/baselines)"),
    .flag("any-build", "compare numbers of a debug or checked build with others of the same"),
  ]

  /// The baselines that options name.
  static func store(_ arguments: Arguments) -> BaselineStore {
    BaselineStore(folder: arguments.value("baselines") ?? "results/baselines")
  }

  /// Compares a run with the suite's baseline, which may be missing or unreadable.
  static func compare(
    _ document: ResultDocument,
    of plan: RunPlan,
    _ arguments: Arguments
  ) -> Comparison {
    let store = store(arguments)
    let swift = document.toolchain.swift
    do throws(DocumentError) {
      return Comparison(
        base: try store.load(suite: document.suite, swift: swift),
        run: Baseline(of: document),
        failures: document.failures,
        instructionsSkipped: document.instructionsSkipped,
        in: plan.scope,
        on: Clocks.today,
        allowsAnyBuild: arguments.has("any-build")
      )
    } catch {
      let obstacle: Obstacle =
        if case .absent(let path) = error {
          .missingBaseline(path: path)
        } else {
          .unreadable(reason: error.description)
        }
      return Comparison(refusedFor: obstacle, failures: document.failures)
    }
  }
}
