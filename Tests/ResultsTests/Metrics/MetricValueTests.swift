import Benchmark
import Foundation
import Testing

@Suite struct BaselineMetricTests {
  @Test(arguments: [
    (MetricFigures.Kind.exact, [12, 12], "12"),
    (.exact, [-3], "-3"),
    (
      .exact, [1, 2],
      #"{"p0":1,"p100":2,"p25":1,"p50":1,"p75":2,"p90":2,"p99":2}"#
    ),
    (
      .simulated, [5],
      #"{"simulated":{"p0":5,"p100":5,"p25":5,"p50":5,"p75":5,"p90":5,"p99":5}}"#
    ),
    (
      .sampled, [5],
      #"{"sampled":{"p0":5,"p100":5,"p25":5,"p50":5,"p75":5,"p90":5,"p99":5}}"#
    ),
  ])
  func aCountThatIsAlwaysTheSameIsOneNumber(
    kind: MetricFigures.Kind,
    values: [Int],
    json: String
  ) throws {
    let percentiles = try #require(PercentileValues(of: values))
    let metric = BaselineMetric(kind: kind, percentiles: percentiles)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(metric)
    #expect(String(decoding: written, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(BaselineMetric.self, from: written) == metric)
  }
}
