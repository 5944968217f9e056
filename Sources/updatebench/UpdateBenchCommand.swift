package import UBCommandLineSupport
import Glibc
import UBResults
import UBShell
package import UBSuites

/// The command line that measures suites of workloads: this package's, or another executable's.
package enum UpdateBenchCommand {
  /// The name of this package's tool.
  package static let name = "updatebench"

  /// The verbs of this package's own tool, which no other tool needs.
  package static let ownVerbs: [any Verb] = [ExperimentsVerb(), SolveVerb()]

  /// The first name that is none of its kind, with the expected grammar; `nil` if all are names.
  package static func flaw(
    ofSuite suite: String,
    benchmarks: [String],
    strategies: [String]
  ) -> String? {
    let names =
      [(NameKind.suite, suite)] + benchmarks.map { (.benchmark, $0) }
      + strategies.map { (.strategy, $0) }
    return names.lazy.compactMap { kind, name in
      kind.objection(to: name).map { "The name of a \(kind): \($0)." }
    }
    .first
  }

  /// Does the command's work and ends the process.
  ///
  /// A run is measured by another process of the same executable, so this is the first call of an
  /// executable, with the same suites each time.
  package static func main(
    name: String,
    product: String,
    offering suites: [Suite],
    adding verbs: [any Verb] = []
  ) -> Never {
    let suites = suites.map { WorkloadSuite($0, tool: name) }
    let tool = Tool(
      name: name,
      summary: "Counts and times UI updates under several update strategies.",
      product: product,
      suites: suites
    )
    let commandLine = tool.commandLine(
      adding: [BudgetVerb()] + verbs + [MeasureVerb(suites: suites)]
    )
    exit(commandLine.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
