import UBResults
import Testing

/// The default suite's workloads through the whole tool.
@Suite struct SuiteTests {
  static let steady = [
    "--filter", "list-scroll.steady", "--set", "delta=44", "--set", "frames=10", "--quiet",
  ]

  /// Ten rows of eight bindings come into view; twenty are visible in each of ten frames.
  ///
  /// The settings make one benchmark of the suite's several.
  @Test func countsOfASteadyScrollFollowFromItsParameters() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder, product: .updatebench).run(
      ["run", "--repetitions", "1"] + Self.steady
    )
    #expect(ending.status == 0, "\(ending.complaint)")
    let document = try folder.document("results/latest/default.json")
    #expect(Set(document.results.map(\.label)) == ["list-scroll.steady[delta=44,frames=10]"])
    #expect(
      document.results.map(\.strategy) == [
        "propertyPass", "layoutOnly", "fullRecompute", "identityOracle",
      ]
    )
    #expect(document.results.map { $0.counts["bindings.evaluated"] } == [80, 80, 1_600, 80])
    #expect(document.results.map { $0.counts["list.enters"] } == [10, 10, 10, 10])
    #expect(document.results.compactMap(\.amplification?.ratio) == [1, 1, 20, 1])
    #expect(Set(document.results.map(\.digest)).count == 1)
    #expect(document.results.map { $0.time?.frameCount } == [10, 10, 10, nil])
  }

  /// The same build is equal to itself, allocations included.
  @Test func aGateOfTheSameBuildPasses() throws {
    let tool = Tool(folder: try Folder(), product: .updatebench)
    let saved = try tool.run(["baseline", "save", "--any-build"] + Self.steady)
    #expect(saved.status == 0, "\(saved.complaint)")
    for attempt in 1...3 {
      let ending = try tool.run(["gate", "--any-build"] + Self.steady)
      #expect(ending.status == 0, "attempt \(attempt): \(ending.output)")
    }
  }

  @Test func aWorkloadIsListedWithItsParameters() throws {
    let list = try Tool(folder: Folder(), product: .updatebench).run(["list", "LS1"])
    #expect(list.output.contains("\n  LS1 list-scroll.steady\n"))
    #expect(list.output.contains("\n    parameters:\n      rows=10000  rows of the list; "))
    #expect(list.output.ranges(of: "\n  LS1 ").count == 1)
  }

  /// The name is the id of a workload, under which all its parameter sets run.
  @Test func anOperandRunsEveryParameterSetOfAWorkload() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder, product: .updatebench)
    let words = ["--strategy", "fullRecompute", "--no-time", "--quiet"]
    #expect(try tool.run(["run", "LS5"] + words).status == 0)
    let labels = try folder.document("results/latest/default.json").results.map(\.label)
    #expect(labels == ["list-scroll.ticker", "list-scroll.ticker[period=10]"])
    let skip = ["--skip", ".*period.*"]
    #expect(try tool.run(["run", "LS5"] + skip + words).status == 0)
    #expect(try folder.document("results/latest/default.json").results.count == 1)
  }
}
