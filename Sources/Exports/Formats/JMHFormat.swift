import UBRegression
import UBResults
import UBStatistics

/// JMH's JSON: an entry for each result, with the mean time of an operation as its score and other
/// numbers as secondary metrics.
///
/// An operation is a frame or an iteration. A strategy is a parameter, so that viewers draw
/// strategies side by side. The score of a result without times is its binding evaluations, or its
/// first exact number.
/// Source: `JSONResultFormat.java` of openjdk/jmh.
enum JMHFormat {
  /// An entry of the list.
  private struct Entry: Encodable {
    let jmhVersion = "1.37"
    let benchmark: String
    let mode: String
    let threads = 1
    let forks: Int
    let jvm = "swift"
    let jvmArgs: [String] = []
    let jdkVersion: String
    let vmName = "swift"
    let vmVersion: String
    let warmupIterations = 1
    let warmupTime = "single-shot"
    let warmupBatchSize = 1
    let measurementIterations: Int
    let measurementTime = "single-shot"
    let measurementBatchSize = 1
    let params: [String: String]
    let primaryMetric: Score
    let secondaryMetrics: [String: Score]
  }

  /// A metric with its spread.
  private struct Score: Encodable {
    let score: Number
    let scoreError: Double
    let scoreConfidence: [Double]
    let scorePercentiles: [String: Number]
    let scoreUnit: String
    let rawData: [[Number]]
  }

  private static let percentiles = [
    "0.0", "50.0", "90.0", "95.0", "99.0", "99.9", "99.99", "99.999", "99.9999", "100.0",
  ]
  /// The two-sided chance that JMH's error bounds leave out.
  private static let errorChance = 0.001

  /// The text of runs.
  ///
  /// - Throws: `ExportError` for entries whose names and parameters are the same.
  static func text(of sources: [ExportSource]) throws -> String {
    var entries: [Entry] = []
    var names = UniqueNames(for: .jmh)
    for source in sources {
      for entry in source.entries {
        _ = try names.take(source.name(of: entry))
        entries.append(self.entry(of: entry, in: source))
      }
    }
    return try JSONText.text(of: entries)
  }

  private static func entry(of entry: ResultView.Entry, in source: ExportSource) -> Entry {
    var secondary: [String: Score] = [:]
    for figure in source.figures(of: entry) {
      secondary[figure.key] = score(of: figure)
    }
    let run = source.view
    let times = source.times(of: entry)
    return Entry(
      benchmark: "updatebench.\(run.suite).\(entry.benchmark)",
      mode: times.isEmpty ? "ss" : "avgt",
      forks: max(times.count, 1),
      jdkVersion: run.toolchain.swift,
      vmVersion: run.toolchain.compiler ?? run.toolchain.swift,
      measurementIterations: times.first?.count ?? 1,
      params: entry.parameters,
      primaryMetric: primaryScore(of: times, or: source.score(of: entry)),
      secondaryMetrics: secondary
    )
  }

  private static func primaryScore(of times: [[Double]], or exact: Number?) -> Score {
    let means = times.flatMap(\.self)
    guard !means.isEmpty else {
      return Self.score(exactly: exact ?? .real(.nan), unit: "#/op")
    }
    let mean = means.reduce(0, +) / Double(means.count)
    let error = meanError(of: means, mean: mean)
    let sorted = means.sorted()
    return Score(
      score: .real(mean),
      scoreError: error,
      scoreConfidence: [mean - error, mean + error],
      scorePercentiles: Dictionary(
        uniqueKeysWithValues: percentiles.map { name in
          let share = (Double(name) ?? 0) / 100
          let rank = Int((share * Double(sorted.count)).rounded(.up))
          return (name, .real(sorted[max(rank, 1) - 1]))
        }
      ),
      scoreUnit: "ns/op",
      rawData: times.map { $0.map(Number.real) }
    )
  }

  /// Half the 99.9 % confidence interval of a mean, by Student's t; no number for one sample.
  private static func meanError(of samples: [Double], mean: Double) -> Double {
    guard samples.count > 1 else { return .nan }
    let squares = samples.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    let variance = squares / Double(samples.count - 1)
    let t = StudentDistribution(freedom: Double(samples.count - 1))
      .quantile(above: errorChance / 2)
    return t * (variance / Double(samples.count)).squareRoot()
  }

  private static func score(of figure: Figure) -> Score {
    let unit =
      switch figure.unit {
      case .count: "#/run"
      case .bytes: "B/run"
      case .nanoseconds: "ns/op"
      case .perSecond: "op/s"
      }
    return score(exactly: figure.value, unit: unit)
  }

  /// A number without spread.
  private static func score(exactly value: Number, unit: String) -> Score {
    Score(
      score: value,
      scoreError: .nan,
      scoreConfidence: [.nan, .nan],
      scorePercentiles: Dictionary(uniqueKeysWithValues: percentiles.map { ($0, value) }),
      scoreUnit: unit,
      rawData: [[value]]
    )
  }
}
