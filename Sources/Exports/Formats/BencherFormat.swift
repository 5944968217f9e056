/// Bencher Metric Format: benchmarks by name, measures of each by slug.
///
/// The frame's median is the measure `latency`, which Bencher knows and takes in nanoseconds.
/// Source: the JSON schema in Bencher's reference.
enum BencherFormat {
  /// A measure's value.
  private struct Measure: Encodable {
    let value: Number
  }

  /// The longest name of a benchmark.
  static let nameLengthMax = 1_024
  /// The longest slug of a measure.
  static let slugLengthMax = 64

  /// The text of runs.
  ///
  /// - Throws: `ExportError` for names that aren't unique or too long.
  static func text(of sources: [ExportSource]) throws -> String {
    var benchmarks: [String: [String: Measure]] = [:]
    var names = UniqueNames(for: .bmf, limit: nameLengthMax)
    for source in sources {
      for entry in source.entries {
        let name = try names.take(source.name(of: entry))
        var slugs = UniqueNames(for: .bmf, limit: slugLengthMax)
        for figure in source.figures(of: entry) {
          let slug = try slugs.take(slug(of: figure))
          benchmarks[name, default: [:]][slug] = Measure(value: figure.value)
        }
      }
    }
    return try JSONText.text(of: benchmarks)
  }

  private static func slug(of figure: Figure) -> String {
    figure.key == TimeKey.frameP50.rawValue ? "latency" : figure.key.plainWords(joinedBy: "-")
  }
}
