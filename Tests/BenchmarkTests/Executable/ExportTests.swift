import Foundation
import Testing

/// Exports of the real executable.
@Suite struct ExportTests {
  @Test func everyNumberIsARow() throws {
    let fixture = try Self.measured("(known.leak|configuration.tags.*2.*)")
    let ending = try fixture.run(["export", "csv", Fixture.document])
    #expect(ending.status == 0)
    let rows = ending.output.split(separator: "\n").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).dropFirst(4)
        .joined(separator: ",")
    }
    #expect(
      rows == [
        "benchmark,id,label,strategy,metric,unit,value",
        "configuration.tags,,configuration.tags (count: 2),,mallocCountTotal,count,2",
        "known.leak,,known.leak,,mallocCountLarge,count,0",
        "known.leak,,known.leak,,mallocCountSmall,count,2",
        "known.leak,,known.leak,,mallocCountTotal,count,2",
        "known.leak,,known.leak,,memoryLeaked,count,2",
      ]
    )
  }

  @Test func everyValueIsARow() throws {
    let fixture = try Self.measured("metrics.custom")
    let words = ["export", "csv-samples", Fixture.document, "--metric", "even"]
    let ending = try fixture.run(words)
    #expect(ending.status == 0)
    let rows = ending.output.split(separator: "\n").dropFirst()
    #expect(rows.count == 6)
    let ends = rows.map { $0.split(separator: ",").suffix(6).joined(separator: ",") }
    #expect(ends.first == "custom.even,exact,count,1,1,4")
    #expect(ends.last == "custom.even,exact,count,1,6,14")
  }

  @Test func namesAndDirectionsAreThoseOfTheFormats() throws {
    let fixture = try Self.measured("metrics.custom")
    let smaller = try fixture.run(["export", "github-action-smaller", Fixture.document])
    #expect(
      smaller.output == """
        [
          {
            "name" : "BenchmarkFixture/metrics.custom/custom.even.p50",
            "unit" : "count",
            "value" : 8
          },
          {
            "name" : "BenchmarkFixture/metrics.custom/custom.even.p90",
            "unit" : "count",
            "value" : 14
          },
          {
            "name" : "BenchmarkFixture/metrics.custom/custom.even.p99",
            "unit" : "count",
            "value" : 14
          },
          {
            "name" : "BenchmarkFixture/metrics.custom/custom.even.p100",
            "unit" : "count",
            "value" : 14
          },
          {
            "name" : "BenchmarkFixture/metrics.custom/custom.unscaled",
            "unit" : "count",
            "value" : -3
          }
        ]

        """
    )
    let words = ["export", "bmf", Fixture.document, "--metric", "larger is better"]
    #expect(
      try fixture.run(words).output == """
        {
          "BenchmarkFixture/metrics.custom" : {
            "custom-larger-is-better" : {
              "value" : 5000
            }
          }
        }

        """
    )
    let metrics = try fixture.run(["export", "openmetrics", Fixture.document])
    #expect(
      metrics.output.contains(
        "updatebench_custom_unscaled{suite=\"BenchmarkFixture\",benchmark=\"metrics.custom\"} -3"
      )
    )
  }

  @Test func timesOfEachProcessAreJMHsForks() throws {
    let fixture = try Fixture()
    try #require(try fixture.run(["run", "--quiet", "--filter", "known.time"]).status == 0)
    let ending = try fixture.run(["export", "jmh", Fixture.document])
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [[String: Any]]
    )
    let entry = try #require(entries.first)
    #expect(entry["benchmark"] as? String == "updatebench.BenchmarkFixture.known.time")
    #expect(entry["forks"] as? Int == 3)
    let primary = try #require(entry["primaryMetric"] as? [String: Any])
    #expect((primary["rawData"] as? [[Double]])?.map(\.count) == [2, 2, 2])
    #expect(primary["scoreUnit"] as? String == "ns/op")
  }

  @Test func aComparisonIsTestCases() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak)")
    let words = ["run", "--quiet", "--filter", "known\\.(blocks|leak)"]
    try #require(try fixture.run(words, skew: "blocks=1").status == 0)
    let ending = try fixture.run(
      ["export", "junit", Fixture.document, "--baseline", "results/baselines", "--any-build"]
    )
    #expect(ending.status == 0)
    let text = ending.output
    #expect(text.contains("tests=\"8\" failures=\"2\" errors=\"0\" skipped=\"0\""))
    #expect(
      text.contains(
        "<testcase classname=\"benchmark.BenchmarkFixture.known.leak\" name=\"memoryLeaked\""
      )
    )
    #expect(text.contains("message=\"mallocCountSmall 3 -&gt; 4 (+1, +33.3 %)\""))
  }

  @Test func whatHasNoNumbersIsTold() throws {
    let fixture = try Fixture()
    let words = ["run", "--quiet", "--filter", "fault.error"]
    #expect(try fixture.run(words, skew: "faults=1").status == 4)
    let ending = try fixture.run(["export", "openmetrics", Fixture.document])
    #expect(ending.status == 4)
    #expect(
      ending.complaint
        == "BenchmarkFixture: no numbers: fault.error: failed: it is wrong (counting)\n"
    )
    #expect(
      ending.output.contains(
        "updatebench_failed{suite=\"BenchmarkFixture\",benchmark=\"fault.error\",kind=\"failed\"} 1"
      )
    )
  }

  @Test func aGateIsTestCases() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak)")
    let words = ["--junit", "junit.xml"]
    let ending = try fixture.gate("known\\.(blocks|leak)", skew: "blocks=1", words)
    #expect(ending.status == 2)
    let lines = try fixture.text(of: "junit.xml").split(separator: "\n").map(String.init)
    #expect(lines[1] == #"<testsuites tests="8" failures="2" errors="0" skipped="0">"#)
    let name = "benchmark.BenchmarkFixture.known.blocks"
    let message = "mallocCountSmall 3 -&gt; 4 (+1, +33.3 %)"
    #expect(
      lines[3...6] == [
        #"    <testcase classname="\#(name)" name="mallocCountLarge"></testcase>"#,
        #"    <testcase classname="\#(name)" name="mallocCountSmall">"#,
        #"      <failure message="\#(message)" type="regressed">\#(message)</failure>"#,
        "    </testcase>",
      ]
    )
  }

  @Test func reportsHaveTheNamesOfMetrics() throws {
    let fixture = try Self.measured("known.leak")
    let ending = try fixture.run(["export", "markdown", Fixture.document])
    #expect(ending.status == 0)
    let row = "| Malloc (small) | exact | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 6 |"
    #expect(ending.output.contains("\n\(row)\n"))
  }

  @Test(arguments: ["chrome-trace", "go"])
  func aFormatOfFramesIsRefused(format: String) throws {
    let fixture = try Self.measured("known.leak")
    let ending = try fixture.run(["export", format, Fixture.document])
    #expect(ending.status == 1)
    #expect(
      ending.complaint == """
        BenchmarkFixture: \(format): found plain Swift in suite 'BenchmarkFixture', expected \
        workloads with frames

        """
    )
  }

  @Test func aFormatWithoutItsOperandsIsRefused() throws {
    let ending = try Fixture().run(["export", "opnmetrics", Fixture.document])
    #expect(ending.status == 64)
    #expect(
      ending.complaint
        == "BenchmarkFixture: unknown format 'opnmetrics'; did you mean 'openmetrics'?\n"
    )
    let junit = try Fixture().run(["export", "junit", Fixture.document])
    #expect(junit.complaint == "BenchmarkFixture: --baseline: required by 'export junit'\n")
  }

  /// A fixture that has measured the benchmarks of a filter, without times.
  private static func measured(_ filter: String) throws -> Fixture {
    let fixture = try Fixture()
    let ending = try fixture.run(["run", "--quiet", "--no-time", "--filter", filter])
    try #require(ending.status == 0, "\(ending.complaint)")
    return fixture
  }
}
