import UBExports
import Foundation
import UBRegression
import UBResults
import Testing

/// Runs of plain Swift in the formats of other tools.
@Suite struct PlainSwiftTests {
  @Test func aConstantIsARowAndOtherMetricsAreRowsOfPercentiles() throws {
    let rows = try PlainExamples.text(.csv).split(separator: "\n").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).suffix(7).joined(separator: ",")
    }
    #expect(
      rows == [
        "benchmark,id,label,strategy,metric,unit,value",
        "list,,list (count: 2),,mallocCountTotal,count,3",
        "list,,list (count: 2),,wallClock.p50,ns,2000",
        "list,,list (count: 2),,wallClock.p90,ns,3000",
        "list,,list (count: 2),,wallClock.p99,ns,3000",
        "list,,list (count: 2),,wallClock.p100,ns,3000",
        "own,,own,,custom.even.p50,count,6",
        "own,,own,,custom.even.p90,count,14",
        "own,,own,,custom.even.p99,count,14",
        "own,,own,,custom.even.p100,count,14",
        "own,,own,,custom.rate,count,5000",
      ]
    )
  }

  @Test func everyValueIsARowOfSamples() throws {
    #expect(
      try PlainExamples.text(.csvSamples, metrics: ["wallClock", "rate"]) == """
        suite,date,benchmark,metric,kind,unit,process,index,value
        Suite,2026-01-02T03:04:05Z,list (count: 2),wallClock,sampled,ns,1,1,1000
        Suite,2026-01-02T03:04:05Z,list (count: 2),wallClock,sampled,ns,1,2,3000
        Suite,2026-01-02T03:04:05Z,list (count: 2),wallClock,sampled,ns,2,1,2000
        Suite,2026-01-02T03:04:05Z,list (count: 2),wallClock,sampled,ns,2,2,2000
        Suite,2026-01-02T03:04:05Z,own,custom.rate,exact,count,1,1,5000

        """
    )
  }

  @Test func namesAndDirectionsAreThoseOfTheFormats() throws {
    #expect(
      try PlainExamples.text(.gitHubActionBigger) == """
        [
          {
            "name" : "Suite/own/custom.rate",
            "unit" : "count",
            "value" : 5000
          }
        ]

        """
    )
    #expect(
      try PlainExamples.text(.bmf, metrics: ["rate", "mallocCountTotal"]) == """
        {
          "Suite/list (count: 2)" : {
            "malloc-count-total" : {
              "value" : 3
            }
          },
          "Suite/own" : {
            "custom-rate" : {
              "value" : 5000
            }
          }
        }

        """
    )
  }

  @Test func aGaugeHasNoStrategyAndAFailureIsNamedOnce() throws {
    let text = try PlainExamples.text(.openMetrics)
    #expect(
      text.contains(
        """
        # HELP updatebench_wall_clock_p50_seconds wallClock.p50: a percentile of iterations. \
        Smaller is better.
        updatebench_wall_clock_p50_seconds{suite="Suite",benchmark="list (count: 2)"} 2e-06

        """
      )
    )
    #expect(
      text.contains(
        """
        updatebench_failed{suite="Suite",benchmark="failing",kind="failed"} 1
        updatebench_failed{suite="Suite",benchmark="z",kind="failed"} 1

        """
      )
    )
  }

  @Test func timesOfEachProcessAreJMHsForks() throws {
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(try PlainExamples.text(.jmh).utf8))
        as? [[String: Any]]
    )
    let first = try #require(entries.first)
    #expect(entries.count == 2)
    #expect(first["benchmark"] as? String == "updatebench.Suite.list")
    #expect(first["params"] as? [String: String] == ["count": "2"])
    #expect(first["forks"] as? Int == 2)
    let primary = try #require(first["primaryMetric"] as? [String: Any])
    #expect(primary["rawData"] as? [[Double]] == [[1_000, 3_000], [2_000, 2_000]])
    #expect(primary["score"] as? Double == 2_000)
    let second = try #require(entries.last?["primaryMetric"] as? [String: Any])
    #expect(second["score"] as? Int == 6)
  }

  @Test(arguments: [ExportFormat.go, .chromeTrace])
  func aFormatOfFramesIsRefused(format: ExportFormat) {
    let error = #expect(throws: ExportError.self) { try PlainExamples.text(format) }
    #expect(error == .withoutFrames(format: format, suite: "Suite"))
  }

  @Test func samplesOfBothKindsAreRefused() {
    let sources = [
      ExportSource(ResultView(Examples.document())),
      ExportSource(ResultView(PlainExamples.document())),
    ]
    let error = #expect(throws: ExportError.self) {
      try Exporter.text(of: sources, as: .csvSamples)
    }
    #expect(error == .mixedKinds(format: .csvSamples))
  }

  @Test func theNamesOfMetricsAreThoseOfTheRuns() {
    #expect(
      Exporter.metricNames(of: [ResultView(PlainExamples.document())])
        == ["even", "mallocCountTotal", "rate", "wallClock"]
    )
  }

  @Test func everyComparedMetricIsATestCase() throws {
    var document = PlainExamples.document(blocks: 4)
    document.failures = []
    document.benchmarks.removeLast()
    var rules = JudgingRules()
    rules.judgesTimes = true
    rules.thresholds = ["list (count: 2)": ["wallClock": Thresholds(relative: [.p50: 10])]]
    let comparison = Comparison(
      base: Baseline(of: ResultView(base()), by: rules),
      run: ResultView(document),
      by: rules,
      on: nil
    )
    let source = ExportSource(ResultView(document), comparison: comparison)
    let lines = try Exporter.text(of: [source], as: .junit).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
    let start = "<testcase classname=\"benchmark.Suite.list (count: 2)\""
    let message = "mallocCountTotal 3 -&gt; 4 (+1, +33.3 %)"
    #expect(
      lines.dropFirst(2) == [
        "<testsuite name=\"benchmark.Suite\" tests=\"4\" failures=\"1\" errors=\"0\""
          + " skipped=\"0\" timestamp=\"2026-01-02T03:04:05\">",
        "\(start) name=\"mallocCountTotal\">",
        "<failure message=\"\(message)\" type=\"regressed\">\(message)</failure>",
        "</testcase>",
        "\(start) name=\"wallClock\"></testcase>",
        "<testcase classname=\"benchmark.Suite.own\" name=\"custom.even\"></testcase>",
        "<testcase classname=\"benchmark.Suite.own\" name=\"custom.rate\"></testcase>",
        "</testsuite>", "</testsuites>",
      ]
    )
  }

  @Test func aSuiteOfWhichNothingIsComparedIsAnError() throws {
    var rules = JudgingRules()
    rules.metrics = ["wallClock"]
    let view = ResultView(base())
    let comparison = Comparison(base: Baseline(of: view), run: view, by: rules, on: nil)
    let source = ExportSource(view, comparison: comparison)
    let text = try Exporter.text(of: [source], as: .junit)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("message=\"nothing was compared\""))
  }

  /// The example without failures.
  private func base() -> IterationDocument {
    var document = PlainExamples.document()
    document.failures = []
    document.benchmarks.removeLast()
    return document
  }
}
