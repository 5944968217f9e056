import UBCommandLineSupport
import UBResults

/// A counting process to run, on whichever thread.
nonisolated struct CountingJob: Sendable {
  /// What it is called in progress.
  let label: String
  /// The arguments of the process.
  let words: [String]
  /// Whether its hash tables have the same order as those of every process.
  let hashesDeterministically: Bool

  /// The runs of each strategy, or why there are none.
  ///
  /// - Throws: `ToolError`, where nothing can be counted.
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
