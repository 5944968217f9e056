import UBCommandLineSupport
import Glibc
package import UBSuites

/// The command line that measures suites: this package's, or those of another's executable.
package enum UpdateBenchCommand {
  /// What the executable is called, which complaints and help start with.
  private(set) static var name = "updatebench"
  /// The suites it offers, the one that runs unless another is named first.
  private(set) static var suites = Catalogue.suites

  /// The tool and every verb it knows.
  static let tool = CommandLineTool(
    name: name,
    summary: "Counts and times UI updates under several update strategies.",
    verbs: [
      ListVerb.self, RunVerb.self, CompareVerb.self, GateVerb.self,
      BaselineSaveVerb.self, BaselineShowVerb.self, BaselineAcceptVerb.self,
      BaselineDeleteVerb.self, ExportVerb.self, HistoryAppendVerb.self,
      HistoryShowVerb.self, HistoryChangesVerb.self, ScalingVerb.self, MergeVerb.self,
      BudgetVerb.self, ExperimentsVerb.self, SolveVerb.self, PowerVerb.self,
      MeasureVerb.self,
    ]
  )

  /// Does what the process was told and ends it.
  ///
  /// The process that measures a run is another one of the same executable, so this is the first
  /// thing that an executable does, with the same suites each time.
  package static func main(name: String, offering suites: [Suite]) -> Never {
    self.name = name
    self.suites = suites
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
