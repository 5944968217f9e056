import Testing
import UBRegression
import UBResults
import UBShell

@Suite struct ThresholdJudgementTests {
  private static let calls = Metric("mallocCountTotal", source: .allocations)
  private static let time = Metric("wallClock", source: .other, unit: .nanoseconds)
  private static let own = Metric("custom.nodes", source: .other)

  private let folder: TemporaryFolder
  private let store: ThresholdStore

  init() throws {
    folder = try TemporaryFolder()
    store = ThresholdStore(folder: folder.path, suite: "Example")
  }

  private func compare(
    _ metrics: [Metric: Int],
    known: [String] = ["parse"],
    isWhole: Bool = true,
    thresholds: [String: Thresholds] = [:],
    judgesTimes: Bool = false
  ) -> Comparison {
    var rules = JudgingRules()
    rules.thresholds = ["parse": thresholds]
    rules.judgesTimes = judgesTimes
    rules.known = [Self.calls.key: Self.calls, Self.time.key: Self.time]
    return ThresholdJudgement(store: store, known: known).compare(
      Examples.run(metrics),
      by: rules,
      in: .everything,
      isWhole: isWhole,
      allowsAnyBuild: false
    )
  }

  @Test(arguments: [(3, Verdict.unchanged), (4, .regressed), (2, .improved)])
  func aRunHasToMeetItsFileBothWays(count: Int, verdict: Verdict) throws {
    try store.save(["mallocCountTotal": 3], of: "parse")
    #expect(compare([Self.calls: count]).verdict == verdict)
  }

  @Test(arguments: [(100, Verdict.unchanged), (105, .unchanged), (106, .regressed)])
  func theBenchmarksOwnThresholdsAllowADifference(count: Int, verdict: Verdict) throws {
    try store.save(["mallocCountTotal": 100], of: "parse")
    let thresholds = Thresholds(relative: [.p90: 5])
    let comparison = compare([Self.calls: count], thresholds: [Self.calls.key: thresholds])
    #expect(comparison.verdict == verdict)
  }

  @Test func aBenchmarkWithoutAFileIsNoPass() {
    let comparison = compare([Self.calls: 3])
    #expect(comparison.verdict == .notComparable)
    let path = store.path(of: "parse")
    #expect(comparison.entries.flatMap(\.obstacles) == [.missingFile(path: path)])
  }

  @Test func aFileWithoutABenchmarkIsNoPassOfAWholeRun() throws {
    try store.save(["mallocCountTotal": 3], of: "parse")
    try store.save(["mallocCountTotal": 3], of: "vanished")
    let whole = compare([Self.calls: 3])
    #expect(whole.verdict == .notComparable)
    #expect(whole.obstacles == [.ownerlessFile(path: store.path(of: "vanished"))])
    #expect(compare([Self.calls: 3], isWhole: false).verdict == .unchanged)
    #expect(compare([Self.calls: 3], known: ["parse", "vanished"]).verdict == .unchanged)
  }

  @Test func aFileThatCannotBeReadIsNoPass() throws {
    try folder.write("{", to: "Example.parse.p90.json")
    let comparison = compare([Self.calls: 3])
    #expect(comparison.verdict == .notComparable)
    #expect(comparison.entries.count == 1)
  }

  @Test func aMetricOfOneSideIsNoPass() throws {
    try store.save(["mallocCountTotal": 3], of: "parse")
    #expect(compare([Self.calls: 3, Self.own: 1]).verdict == .notComparable)
    try store.save(["mallocCountTotal": 3, "nodes": 1], of: "parse")
    #expect(compare([Self.calls: 3]).verdict == .notComparable)
  }

  @Test func aMetricOfTheBenchmarkHasItsPlainNameInTheFile() throws {
    try store.save(["nodes": 3], of: "parse")
    #expect(compare([Self.own: 3]).verdict == .unchanged)
    #expect(compare([Self.own: 4]).verdict == .regressed)
  }

  @Test func timesInAFileAreNotedAndNotJudged() throws {
    try store.save(["mallocCountTotal": 3, "wallClock": 1_000], of: "parse")
    let comparison = compare([Self.calls: 3])
    #expect(comparison.verdict == .unchanged)
    #expect(comparison.notes.contains("1 file has times: --time judges them"))
    let timed = compare([Self.calls: 3, Self.time: 2_000], judgesTimes: true)
    #expect(timed.verdict == .regressed)
    #expect(timed.notes == [])
  }
}
