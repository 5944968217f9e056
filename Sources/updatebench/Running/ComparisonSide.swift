import UBCommandLineSupport
import FoundationEssentials
import UBRegression
import UBResults

/// The exact numbers of a document, and what it has none for.
struct ComparisonSide {
  /// The numbers.
  let numbers: Baseline
  /// What has none; a baseline has no failures.
  let failures: [Failure]

  /// Reads what a run is to be held against: a document, or of a folder of baselines the one that
  /// belongs to the run.
  ///
  /// - Throws: `DocumentError`.
  static func base(
    _ path: String,
    of run: Baseline
  ) throws(DocumentError) -> ComparisonSide {
    guard AtomicFile.isFolder(path) else { return try ComparisonSide(ofFile: path) }
    let store = BaselineStore(folder: path)
    return try ComparisonSide(
      ofFile: store.path(suite: run.suite, swift: run.toolchain.swift)
    )
  }

  /// Reads a result document or a baseline.
  ///
  /// - Throws: `DocumentError`.
  init(ofFile path: String) throws(DocumentError) {
    let data = try DocumentCoder.data(ofFile: path)
    guard try DocumentCoder.schema(of: data, file: path) == Baseline.schema else {
      let document = try DocumentCoder.decode(ResultDocument.self, from: data, file: path)
      numbers = Baseline(of: document)
      failures = document.failures
      return
    }
    numbers = try DocumentCoder.decode(Baseline.self, from: data, file: path)
    failures = []
  }
}
