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
    let ending = try Tool(folder: folder).run(["run", "--repetitions", "1"] + Self.steady)
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
    let tool = Tool(folder: try Folder())
    let saved = try tool.run(["baseline", "save", "--any-build"] + Self.steady)
    #expect(saved.status == 0, "\(saved.complaint)")
    for attempt in 1...3 {
      let ending = try tool.run(["gate", "--any-build"] + Self.steady)
      #expect(ending.status == 0, "attempt \(attempt): \(ending.output)")
    }
  }

  @Test func everyWorkloadIsListedWithItsParameters() throws {
    let tool = Tool(folder: try Folder())
    let list = try tool.run(["list"])
    let help = try tool.run(["run", "--help"])
    #expect(list.output.contains("\n  LS1 list-scroll.steady\n"))
    #expect(help.output.contains("\n  LS1 list-scroll.steady\n    rows=10000  rows of the list; "))
    #expect(help.output.ranges(of: "\n  LS1 ").count == 1)
  }
}
