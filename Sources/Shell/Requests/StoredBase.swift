import UBRegression
import UBResults

/// The numbers that a run is held to, read from a file or a folder of baselines.
enum StoredBase {
  /// The base of a run: a baseline, a result document, or the baseline in a folder that belongs to
  /// the run.
  ///
  /// - Returns: the base, and the results that it was made of, if it is a result document.
  /// - Throws: `DocumentError`.
  static func baseline(
    _ path: String,
    of run: ResultView,
    by rules: JudgingRules
  ) throws(DocumentError) -> (baseline: Baseline, results: ResultView?) {
    guard !AtomicFile.isFolder(path) else {
      let store = BaselineStore(folder: path)
      return (try store.load(suite: run.suite, swift: run.toolchain.swift), nil)
    }
    let data = try DocumentCoder.data(ofFile: path)
    guard try DocumentCoder.schema(of: data, file: path) != Baseline.schema else {
      return (try DocumentCoder.decode(Baseline.self, from: data, file: path), nil)
    }
    let results = try StoredResult(data, file: path).view
    return (Baseline(of: results, by: rules), results)
  }
}
