import UBRegression
import UBResults

/// The numbers that a run is held to, read from a file or a folder of baselines.
enum StoredBase {
  /// The base of a run: a baseline, a result document, or the baseline in a folder that belongs to
  /// the run.
  ///
  /// - Throws: `DocumentError`.
  static func baseline(
    _ path: String,
    of run: ResultView,
    by rules: JudgingRules
  ) throws(DocumentError) -> Baseline {
    guard !AtomicFile.isFolder(path) else {
      return try BaselineStore(folder: path).load(suite: run.suite, swift: run.toolchain.swift)
    }
    let data = try DocumentCoder.data(ofFile: path)
    guard try DocumentCoder.schema(of: data, file: path) != Baseline.schema else {
      return try DocumentCoder.decode(Baseline.self, from: data, file: path)
    }
    return Baseline(of: try StoredResult(data, file: path).view, by: rules)
  }
}
