import UBRegression
import UBResults
import UBStatistics
import Testing

/// Random pairs of runs, judged by the comparison and by a model that shares nothing with it.
@Suite struct RandomComparisonTests {
  @Test(arguments: 0..<20)
  func theVerdictIsThatOfTheModel(block: UInt64) {
    var generator = SplitMix64(seed: block)
    for index in 0..<20 {
      let pair = RandomPair(&generator)
      let base = Baseline(of: ResultView(pair.base.document), by: pair.rules)
      let comparison = Comparison(
        base: base,
        run: ResultView(pair.run.document),
        by: pair.rules,
        on: nil
      )
      let model = VerdictModel(pair)
      let name = Comment(rawValue: "pair \(index) of block \(block): \(comparison.findings)")
      for entry in comparison.entries {
        let expected = model.verdict(of: entry.identity.label)
        #expect(entry.isJudged == (expected != nil), name)
        #expect(!entry.isJudged || entry.verdict == expected, name)
      }
      #expect(comparison.verdict == model.verdict, name)
    }
  }

  /// Pairs that are all alike would prove nothing.
  @Test func pairsHaveEveryVerdict() {
    var generator = SplitMix64(seed: 1)
    var counts: [Verdict: Int] = [:]
    for _ in 0..<400 {
      let pair = RandomPair(&generator)
      let model = VerdictModel(pair)
      for name in RandomPair.names {
        if let verdict = model.verdict(of: name) { counts[verdict, default: 0] += 1 }
      }
      counts[model.verdict, default: 0] += 1
    }
    for verdict in [Verdict.regressed, .notComparable, .rebaseline, .improved, .unchanged] {
      #expect(counts[verdict, default: 0] >= 5, "\(verdict)")
    }
  }

  /// Random changes of a workload's counts have the verdict of the worst of them.
  @Test(arguments: 0..<10)
  func workloadsAreJudgedByPolarity(seed: UInt64) {
    let account = [
      "bindings.effective", "writes.gated", "writes.unobserved", "writes.suppressed",
      "cells.reused",
    ]
    let behaviour = ["writes.total", "list.enters", "list.exits"]
    var generator = SplitMix64(seed: 2_000 + seed)
    for _ in 0..<20 {
      let old = Dictionary(
        uniqueKeysWithValues: Metric.all.map { ($0.key, Int.random(in: 0...3, using: &generator)) }
      )
      var new = old
      var found: [Verdict] = [.unchanged]
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let key = Metric.all.randomElement(using: &generator)?.key ?? ""
        guard new[key] == old[key] else { continue }
        let change = Int.random(in: -1...1, using: &generator)
        new[key, default: 0] += change
        switch key {
        case _ where change == 0: break
        case _ where behaviour.contains(key): found.append(.notComparable)
        case _ where account.contains(key) || key.hasSuffix(".coalesced"): found.append(.moved)
        case "allocations.frames_without": found.append(change < 0 ? .regressed : .improved)
        default: found.append(change > 0 ? .regressed : .improved)
        }
      }
      // Work of two sides that did different things isn't judged.
      let order: [Verdict] = [.notComparable, .regressed, .improved, .moved, .unchanged]
      let comparison = Comparison(
        from: Examples.run([Examples.result(old)]),
        to: Examples.run([Examples.result(new)])
      )
      #expect(comparison.verdict == order.first(where: found.contains))
    }
  }

  /// After a run is accepted, the same run is as the baseline says.
  @Test(arguments: 0..<20)
  func anAcceptedRunIsUnchanged(block: UInt64) throws {
    var generator = SplitMix64(seed: 1_000 + block)
    var acceptedCount = 0
    for index in 0..<20 {
      let pair = RandomPair(&generator, isAcceptable: true)
      let run = ResultView(pair.run.document)
      let base = Baseline(of: ResultView(pair.base.document), by: pair.rules)
      let terms = Acceptance(date: "today", reason: "why")
      let accepted: Baseline
      do throws(AcceptanceError) {
        accepted = try base.accepting(run, by: pair.rules, in: .everything, on: terms).baseline
      } catch {
        // Metrics of another counter that weren't asked for would stay.
        let isOfOtherCounter = pair.run.versions.contains { $0.value == 2 }
        #expect(!pair.rules.metrics.isEmpty && isOfOtherCounter)
        continue
      }
      acceptedCount += 1
      let comparison = Comparison(base: accepted, run: run, by: pair.rules, on: nil)
      let name = Comment(rawValue: "pair \(index) of block \(block): \(comparison.findings)")
      #expect(comparison.obstacles == [], name)
      #expect(comparison.entries.allSatisfy { $0.obstacles == [] && $0.differences == [] }, name)
      let isJudged = comparison.entries.contains(where: \.isJudged)
      #expect(comparison.verdict == (isJudged ? .unchanged : .notComparable), name)
      let again = try accepted.accepting(run, by: pair.rules, in: .everything, on: terms)
      #expect(again.changes == [], name)
      #expect(again.baseline == accepted, name)
    }
    #expect(acceptedCount > 10)
  }
}

/// The rules of judgement, written down once more in the plainest way.
struct VerdictModel {
  private let pair: RandomPair

  init(_ pair: RandomPair) {
    self.pair = pair
  }

  private static let sources: [String: Metric.Source] = [
    "mallocCountTotal": .allocations, "retainCount": .references, "instructions": .instructions,
  ]
  private static let times = ["wallClock", "throughput"]
  private static let better = ["throughput", "custom.hits"]

  /// Whether a counter of held numbers changed.
  var hasOtherCounter: Bool { !otherSources.isEmpty }

  /// The sources that another counter counted, of numbers that the base holds.
  private var otherSources: Set<Metric.Source> {
    var others: Set<Metric.Source> = []
    for (key, source) in Self.sources {
      let isInBase = RandomPair.names.contains { isHeld(key, of: $0, pair.base) }
      let versions = (pair.base.versions[source], pair.run.versions[source])
      guard isInBase, isRequested(key), let old = versions.0, let new = versions.1 else { continue }
      if old != new { others.insert(source) }
    }
    return others
  }

  /// Whether a side's number goes into a baseline.
  private func isHeld(_ key: String, of name: String, _ side: RandomPair.Side) -> Bool {
    guard let value = side.values[name]?[key] else { return false }
    return value.kind != .sampled || pair.rules.thresholds[name]?[key] != nil
  }

  /// The verdict on the whole pair.
  var verdict: Verdict {
    var found = RandomPair.names.compactMap(verdict)
    if hasOtherCounter { found.append(.rebaseline) }
    return worst(found) ?? .notComparable
  }

  private func worst(_ verdicts: [Verdict]) -> Verdict? {
    for verdict in [Verdict.regressed, .notComparable, .rebaseline, .improved, .unchanged]
    where verdicts.contains(verdict) {
      return verdict
    }
    return nil
  }

  /// The verdict on a benchmark; `nil` if nothing of it is judged.
  func verdict(of name: String) -> Verdict? {
    let isFailed = pair.run.failed.contains(name)
    let isInBase = pair.base.values[name] != nil
    guard let measured = pair.run.values[name], !(isFailed && measured.isEmpty) else {
      return isInBase || isFailed ? .notComparable : nil
    }
    if !isInBase || pair.base.factors[name] != pair.run.factors[name] { return .notComparable }
    var found: [Verdict] = isFailed ? [.notComparable] : []
    for key in Iterations.metrics.keys where isRequested(key) {
      let thresholds = pair.rules.thresholds[name]?[key]
      if let thresholds, !thresholds.relative.isEmpty || !thresholds.absolute.isEmpty,
        pair.run.unavailable[name]?.contains(key) == true
      {
        found.append(.notComparable)
      }
      found += verdict(of: key, name, thresholds).map { [$0] } ?? []
    }
    return worst(found)
  }

  private func isRequested(_ key: String) -> Bool {
    let short = key.hasPrefix("custom.") ? String(key.dropFirst(7)) : key
    return pair.rules.metrics.isEmpty || pair.rules.metrics.contains(short)
  }

  private var isOnOtherMachine: Bool {
    let holdsTimes = RandomPair.names.contains { name in
      Self.times.contains { isHeld($0, of: name, pair.base) }
    }
    return holdsTimes && pair.run.processor != "A"
  }

  /// Whether the run was not to have instructions.
  private var isWithoutInstructions: Bool {
    let wasTried = pair.run.unavailable.contains { name, keys in
      pair.run.values[name] != nil && keys.contains("instructions")
    }
    return pair.rules.omitsInstructions || pair.run.versions[.instructions] == nil && !wasTried
  }

  /// The verdict on a metric of a benchmark; `nil` if it isn't judged.
  private func verdict(of key: String, _ name: String, _ thresholds: Thresholds?) -> Verdict? {
    let new = pair.run.values[name]?[key]
    let isOfBase = isHeld(key, of: name, pair.base)
    guard isOfBase || isHeld(key, of: name, pair.run) else { return nil }
    if let source = Self.sources[key], otherSources.contains(source) { return nil }
    if key == "instructions", new == nil, isWithoutInstructions { return nil }
    if Self.times.contains(key) {
      if !pair.rules.judgesTimes { return nil }
      if isOnOtherMachine { return .notComparable }
    }
    guard isOfBase, let old = pair.base.values[name]?[key], let new else { return .notComparable }
    if let thresholds { return verdict(of: key, old, new) { allows(thresholds, $0, $1, $2) } }
    switch (old.kind, new.kind) {
    case (.exact, .exact): return verdict(of: key, old, new) { $1 == $2 }
    case (.simulated, .simulated):
      let isConstant = Set(old.samples).count == 1 && Set(new.samples).count == 1
      return verdict(of: key, old, new) { percent, old, new in
        !(percent == 50 || isConstant) || abs(new - old) * 1_000 <= abs(old)
      }
    default: return .notComparable
    }
  }

  private func verdict(
    of key: String,
    _ old: RandomPair.Value,
    _ new: RandomPair.Value,
    isAllowed: (_ percent: Int, _ old: Int, _ new: Int) -> Bool
  ) -> Verdict {
    var found: [Verdict] = []
    for percent in [0, 25, 50, 75, 90, 99, 100] {
      let (before, after) = (nearestRank(percent, old.samples), nearestRank(percent, new.samples))
      guard !isAllowed(percent, before, after) else { continue }
      let isWorse = Self.better.contains(key) ? after < before : after > before
      found.append(isWorse ? .regressed : .improved)
    }
    return worst(found) ?? .unchanged
  }

  private func allows(_ thresholds: Thresholds, _ percent: Int, _ old: Int, _ new: Int) -> Bool {
    guard old != new, let percentile = Percentile(rawValue: "p\(percent)") else { return true }
    let amount = thresholds.absolute[percentile]
    let share = thresholds.relative[percentile]
    if let amount, abs(new - old) > amount { return false }
    guard let share else { return true }
    // The shares are whole numbers; zero has none.
    if old == 0 { return amount != nil }
    return abs(new - old) * 100 <= Int(share) * abs(old)
  }

  /// The least sample that so many percent of all don't exceed.
  private func nearestRank(_ percent: Int, _ samples: [Int]) -> Int {
    let sorted = samples.sorted()
    let rank = (percent * sorted.count + 99) / 100
    return sorted[max(rank, 1) - 1]
  }
}
