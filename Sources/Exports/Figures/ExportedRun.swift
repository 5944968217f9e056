import Results

/// A document with the figures that are to be told of each result.
struct ExportedRun {
  /// A result and its figures.
  struct Entry {
    let result: BenchmarkResult
    let figures: [Figure]
  }

  /// The document.
  let document: ResultDocument
  /// Its results, in catalogue order.
  let entries: [Entry]

  /// The figures of a document; with `metrics`, only those.
  init(_ document: ResultDocument, metrics: Set<String>? = nil) {
    self.document = document
    entries = document.results.map { result in
      Entry(
        result: result,
        figures: Figure.all(of: result).filter { metrics?.contains($0.key) ?? true }
      )
    }
  }

  /// The suite, the label and the strategy, as names are where a format has one name an entry.
  func name(of entry: Entry) -> String {
    "\(document.suite)/\(entry.result.label)/\(entry.result.strategy)"
  }
}
