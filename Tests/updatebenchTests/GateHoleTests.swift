import Foundation
import UBResults
import Testing

/// Ways in which other gates let a regression pass (H1 to H9), each shown to be closed.
@Suite struct GateHoleTests {
  private static let entry = ["--strategy", "layoutOnly"]

  /// H1: from zero, no relative threshold is ever exceeded.
  @Test func h1ARiseFromZeroIsARegression() throws {
    let tool = Tool(folder: try Folder())
    let words = Tool.exact + Self.entry + ["--set", "allocations=0"]
    #expect(try tool.run(["baseline", "save", "--any-build"] + words).status == 0)
    let ending = try tool.run(
      ["gate", "--any-build"] + words,
      environment: ["UPDATEBENCH_CALIBRATION": "allocations=1"]
    )
    #expect(ending.status == 2)
    #expect(ending.output.contains(" allocations.calls 0 -> 20 (+20)\n"))
  }

  /// H2: what one side lacks is passed over.
  @Test(arguments: [
    ("\"calibration.exact\" :", "\"calibration.vanished\" :"),
    ("\"layoutOnly\" :", "\"vanishedStrategy\" :"),
    ("\"bindings.evaluated\" :", "\"bindings.vanished\" :"),
  ])
  func h2ABenchmarkStrategyOrMetricThatVanishedIsNoPass(old: String, new: String) throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace(old, with: new, in: BaselineTests.file)
    #expect(try tool.gate().status == 4)
  }

  /// H3: a benchmark that fails has no numbers, and so none that are worse.
  @Test(arguments: ["crash", "exit", "nondeterministic", "stale"])
  func h3ABenchmarkThatFailsIsNoPass(fault: String) throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let words = ["--suite", "calibration", "--filter", "calibration.\(fault)", "--quiet"]
    let others = ["--strategy", "layoutOnly"]
    #expect(try tool.run(["baseline", "save", "--any-build"] + words + others).status == 0)
    let ending = try tool.run(["gate", "--any-build"] + words)
    #expect(ending.status == 4)
    #expect(ending.output.contains("calibration.\(fault) propertyPass: "))
  }

  /// H4: one benchmark without a threshold goes unnoticed among others.
  @Test func h4ABenchmarkWithoutABaselineIsNoPass() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let save = ["baseline", "save", "--any-build"] + Tool.exact + Self.entry
    #expect(try tool.run(save).status == 0)
    let ending = try tool.gate()
    #expect(ending.status == 4)
    #expect(ending.output.contains(" propertyPass: the run has it, the baseline does not\n"))
  }

  /// H5: numbers of different machines are compared with a warning at best.
  ///
  /// Exact numbers are the same on every machine; what isn't is refused.
  @Test func h5OnlyWhatIsTheSameOnEveryMachineIsComparedAcrossMachines() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let run = ["run", "--repetitions", "1"] + Tool.exact + Self.entry
    for (file, shard) in [("a.json", "1/2"), ("b.json", "2/2")] {
      let part = ["calibration.?x*", "--shard", shard, "--json", file]
      _ = try tool.run(run.filter { $0 != "--filter" && $0 != "calibration.exact" } + part)
    }
    let document = try folder.document("b.json")
    try folder.replace(document.machine.processor, with: "Another", in: "b.json")
    let merge = ["merge", "a.json", "b.json", "--output", "m.json"]
    for option in [[], ["--any-machine"]] {
      let ending = try tool.run(merge + option)
      #expect(ending.status == 4)
      #expect(ending.complaint.contains("; b.json: machine 'Another, "))
    }
    try folder.write(try folder.text(of: "b.json"), to: "c.json")
    try folder.replace("Another", with: "A third", in: "c.json")
    #expect(try tool.run(["compare", "b.json", "c.json", "--any-build"]).status == 0)
  }

  /// A JMH entry, as far as it matters here.
  private struct JMHEntry: Decodable {
    struct Metric: Decodable {
      let score: Double
    }
    let params: [String: String]
    let primaryMetric: Metric
    let secondaryMetrics: [String: Metric]
  }

  private func jmh(_ tool: Tool) throws -> [JMHEntry] {
    _ = try tool.run(["run", "--repetitions", "2", "--json", "a.json"] + Tool.exact)
    let text = try tool.run(["export", "jmh", "a.json"]).output
    return try JSONDecoder().decode([JMHEntry].self, from: Data(text.utf8))
  }

  /// H6: metrics of one benchmark leak into the next, and one without times is dropped.
  @Test func h6AnEntryHasItsOwnMetricsAndNoneIsDropped() throws {
    let entries = try jmh(Tool(folder: Folder()))
    #expect(
      entries.map { $0.params["strategy"] } == [
        "propertyPass", "layoutOnly", "fullRecompute", "identityOracle",
      ]
    )
    let times = entries.map { $0.secondaryMetrics.keys.count { $0.contains("_ns_") } }
    #expect(times == [11, 11, 11, 0])
  }

  /// H7: the average is that of the percentiles.
  @Test func h7AMeanIsThatOfTheSamples() throws {
    let folder = try Folder()
    let entry = try #require(try jmh(Tool(folder: folder)).first)
    let samples = try folder.document("a.json").results[0].time?.samples.frame.flatMap(\.self)
    let frames = try #require(samples).map { Double($0) }
    let mean = frames.reduce(0, +) / Double(frames.count)
    #expect((entry.primaryMetric.score - mean).magnitude < 1e-6 * mean)
  }

  /// H8: names without the suite collide, and a value is the 99th percentile unsaid.
  @Test func h8NamesAreUniqueAndSayWhatTheirValueIs() throws {
    struct Item: Decodable {
      let name: String
      let unit: String
    }
    let tool = Tool(folder: try Folder())
    _ = try tool.run(["run", "--repetitions", "1", "--json", "a.json"] + Tool.exact)
    let text = try tool.run(["export", "github-action-smaller", "a.json"]).output
    let items = try JSONDecoder().decode([Item].self, from: Data(text.utf8))
    #expect(Set(items.map(\.name)).count == items.count)
    #expect(items.allSatisfy { $0.name.hasPrefix("calibration/calibration.exact/") })
    #expect(items.filter { $0.unit == "ns" }.allSatisfy { $0.name.contains("_ns_") })
    let twice = try tool.run(["export", "github-action-smaller", "a.json", "a.json"])
    #expect(twice.status == 1)
    #expect(
      twice.complaint.hasPrefix("calibration: github-action-smaller: found two entries named ")
    )
  }

  /// H9: a difference of one among many is printed in thousands, and so as none.
  @Test func h9ADifferenceIsPrintedWithAllItsDigits() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let words = Tool.exact + Self.entry + ["--set", "rows=100000"]
    #expect(try tool.run(["baseline", "save", "--any-build"] + words).status == 0)
    let ending = try tool.run(
      ["gate", "--any-build", "--json", "a.json"] + words,
      environment: ["UPDATEBENCH_CALIBRATION": "bindings=1"]
    )
    #expect(ending.status == 2)
    #expect(
      ending.output.contains(" bindings.evaluated 4000000 -> 4000020 (+20, +0.0 %)\n")
    )
    let metric = ["--metric", "bindings.evaluated"]
    for format in ["bmf", "github-action-smaller", "go", "jmh", "openmetrics", "csv"] {
      #expect(try tool.run(["export", format, "a.json"] + metric).output.contains("4000020"))
    }
  }
}
