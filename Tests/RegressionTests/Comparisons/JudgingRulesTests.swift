import UBRegression
import UBResults
import Testing

@Suite struct JudgingRulesTests {
  @Test func withoutARequestEveryMetricIsIncluded() {
    var rules = JudgingRules()
    #expect(rules.includes("mallocCountTotal"))
    rules.metrics = ["nodes", "mallocCountTotal"]
    #expect(rules.includes("mallocCountTotal"))
    #expect(rules.includes("custom.nodes"))
    #expect(!rules.includes("memoryLeaked"))
    #expect(!rules.includes("custom.mallocCountSmall"))
  }

  @Test func thresholdsBelongToABenchmarksMetric() {
    let rules = Iterations.rules(["syscalls": Thresholds(relative: [.p50: 5, .p99: 9])])
    #expect(rules.thresholds(of: "parse", "syscalls")?.relative == [.p50: 5, .p99: 9])
    #expect(rules.thresholds(of: "parse", "wallClock") == nil)
    #expect(rules.thresholds(of: "other", "syscalls") == nil)
    #expect(rules.atP90.thresholds(of: "parse", "syscalls")?.relative == [.p90: 9])
  }
}
