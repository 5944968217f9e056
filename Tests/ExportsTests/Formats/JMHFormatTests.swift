import UBExports
import Foundation
import Testing

@Suite struct JMHFormatTests {
  private struct Entry: Decodable {
    struct Metric: Decodable {
      let score: Double
      let scoreUnit: String
      let rawData: [[Double]]
    }
    let benchmark: String
    let mode: String
    let measurementIterations: Int
    let params: [String: String]
    let primaryMetric: Metric
    let secondaryMetrics: [String: Metric]
  }

  private func entries() throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(try Examples.text(.jmh).utf8))
  }

  @Test func theScoreIsTheMeanOfTheFramesAndEachRepetitionIsAnIteration() throws {
    let entry = try #require(try entries().first)
    #expect(entry.benchmark == "updatebench.default.list-scroll.steady")
    #expect(entry.mode == "avgt")
    #expect(
      entry.params == ["delta": "44", "viewport": "393x852", "strategy": "propertyPass"]
    )
    #expect(entry.measurementIterations == 2)
    #expect(entry.primaryMetric.score == 2_000.25)
    #expect(entry.primaryMetric.rawData == [[2_000, 2_000.5]])
    #expect(entry.primaryMetric.scoreUnit == "ns/op")
  }

  /// With two samples the t of 99.9 % is 636.62, and the standard error of the mean is 0.25.
  @Test func theErrorIsHalfTheIntervalThatJMHStates() throws {
    let text = try Examples.text(.jmh)
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"scoreError\"") })
    let number = line.split(separator: ":")[1].trimmingCharacters(in: [" ", ","])
    #expect(abs(try #require(Double(number)) - 636.619_249 * 0.25) < 1e-4)
  }

  @Test func aResultWithoutTimesIsNotDroppedAndHasNoFiguresOfAnother() throws {
    let entry = try #require(try entries().last)
    #expect(entry.mode == "ss")
    #expect(entry.params["strategy"] == "layoutOnly")
    #expect(entry.primaryMetric.score == 0)
    #expect(entry.primaryMetric.scoreUnit == "#/op")
    #expect(
      entry.secondaryMetrics.keys.sorted() == [
        "allocations.bytes", "allocations.frames_without", "bindings.evaluated",
        "solver.constraintsAdded", "writes.total",
      ]
    )
  }

  @Test func whatIsNoNumberIsAWord() throws {
    #expect(
      try Examples.text(.jmh).contains(
        """
                "scoreConfidence" : [
                  "NaN",
                  "NaN"
                ],
                "scoreError" : "NaN",
        """
      )
    )
  }
}
