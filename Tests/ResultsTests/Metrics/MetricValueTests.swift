import FoundationEssentials
import UBResults
import Testing

@Suite struct MetricValueTests {
  @Test(arguments: [
    (MetricClass.exact, [12, 12], "12"),
    (.exact, [-3], "-3"),
    (
      .exact, [1, 2],
      #"{"p0":1,"p100":2,"p25":1,"p50":1,"p75":2,"p90":2,"p99":2}"#
    ),
    (.simulated, [5], #"{"simulated":5}"#),
    (
      .simulated, [1, 2],
      #"{"simulated":{"p0":1,"p100":2,"p25":1,"p50":1,"p75":2,"p90":2,"p99":2}}"#
    ),
    (.sampled, [5], #"{"sampled":5}"#),
    (
      .sampled, [1, 2],
      #"{"sampled":{"p0":1,"p100":2,"p25":1,"p50":1,"p75":2,"p90":2,"p99":2}}"#
    ),
  ])
  func aValueThatIsAlwaysTheSameIsOneNumber(
    metricClass: MetricClass,
    values: [Int],
    json: String
  ) throws {
    let value = MetricValue(metricClass, try #require(PercentileValues(of: values)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(value)
    #expect(String(decoding: written, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(MetricValue.self, from: written) == value)
  }

  @Test(arguments: [
    #"{"simulated":{"p0":5,"p100":5,"p25":5,"p50":5,"p75":5,"p90":5,"p99":5}}"#,
    #"{"simulated":5}"#,
  ])
  func constantsAreReadInEitherForm(json: String) throws {
    let value = try JSONDecoder().decode(MetricValue.self, from: Data(json.utf8))
    #expect(value == MetricValue(.simulated, PercentileValues(constant: 5)))
  }

  @Test(arguments: ["\"12\"", "{}", "1.5", #"{"sampled":"5"}"#, #"{"p0":1}"#, "null"])
  func otherValuesAreRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([MetricValue].self, from: Data("[\(json)]".utf8))
    }
  }

  @Test func valuesThatVaryAreToldByTheirMedianAndExtremes() throws {
    let values = try #require(PercentileValues(of: [1, 5, 9]))
    #expect(MetricValue(.sampled, values).description == "5 (1 to 9)")
    #expect(MetricValue(.sampled, values).constant == nil)
    #expect(MetricValue.exact(7).description == "7")
    #expect(MetricValue.exact(7).constant == 7)
  }
}
