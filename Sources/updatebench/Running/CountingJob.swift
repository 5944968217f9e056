import UBCommandLineSupport
import UBResults

/// A counting process to run, on any thread.
nonisolated struct CountingJob: Sendable {
  /// The name of the step in progress.
  let label: String
  /// The arguments of the process.
  let words: [String]
  /// Whether its hash tables have the same order in every process.
  let hashesDeterministically: Bool

  /// The runs of each strategy, or the reason why there are none.
  ///
  /// - Throws: `ToolError` if nothing can be counted here.
  func runs(
    with launcher: ChildLauncher
  ) throws -> Result<[String: [CountedRun]], ChildLauncher.Trouble> {
    do {
      let report = try launcher.report(
        CountingReport.self,
        pass: "counting",
        words: words,
        deterministicHashing: hashesDeterministically
      )
      return .success(report.runs)
    } catch let trouble as ChildLauncher.Trouble {
      return .failure(trouble)
    }
  }
}
