import CommandLineSupport
import Glibc

@main
struct UpdateBenchCommand {
  /// The tool and every verb it knows.
  static let tool = CommandLineTool(
    name: "updatebench",
    summary: "Counts and times UI updates under several update strategies.",
    verbs: [
      ListVerb.self, RunVerb.self, CompareVerb.self, GateVerb.self,
      BaselineSaveVerb.self, BaselineShowVerb.self, BaselineAcceptVerb.self,
      BaselineDeleteVerb.self, ExportVerb.self, HistoryAppendVerb.self,
      HistoryShowVerb.self, HistoryChangesVerb.self, ScalingVerb.self, MergeVerb.self,
      ExperimentsVerb.self, SolveVerb.self, MeasureVerb.self,
    ]
  )

  static func main() {
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
