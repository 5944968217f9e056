import CommandLineSupport
import FoundationEssentials
import Regression
import Results

/// The exact numbers of a document, and what it has none for.
struct ComparisonSide {
  /// The numbers.
  let numbers: Baseline
  /// What has none; a baseline has no failures.
  let failures: [Failure]

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
