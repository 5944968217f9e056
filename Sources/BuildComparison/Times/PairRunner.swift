import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Samples the times of several benchmarks in two builds and judges them.
///
/// Every benchmark goes through a first stage. An undecided one is sampled again until it is
/// decided or its time is up. A suspected one goes through a second stage with fresh processes and
/// swapped roles. Controls compare the base with its copy in the same way.
struct PairRunner {
  /// A benchmark to time.
  struct Item {
    /// The benchmark's identity.
    let identity: EntryIdentity
    /// The arguments with which an executable of the tool samples it.
    let words: [String]
  }

  private let pairing: PairProtocol
  private let judgement: TimeJudgement
  private let arms: ArmPair
  private let items: [Item]
  private var samplers: [PairSampler]
  private var entries: [TimesEntry]
  private let progress: Progress

  /// The distance between two benchmarks with a control; the first one has one.
  ///
  /// These controls watch the machine during the whole run. A suspected or undecided benchmark has
  /// its own control, since it matters there how that benchmark behaves.
  private static let controlStride = 8

  private init(
    _ items: [Item],
    _ arms: ArmPair,
    _ pairing: PairProtocol,
    _ rule: TimeRule,
    isQuiet: Bool
  ) {
    self.pairing = pairing
    self.arms = arms
    self.items = items
    judgement = TimeJudgement(rule)
    samplers = items.map { PairSampler(words: $0.words, pairing) }
    entries = items.map { TimesEntry($0.identity, verdict: .inconclusive) }
    progress = Progress(stepCount: nil, isQuiet: isQuiet)
  }

  /// Times every item and returns an entry for each, in order.
  ///
  /// - Throws: `ToolError.interrupted`, or `ChildProcessError`.
  static func run(
    _ items: [Item],
    of arms: ArmPair,
    _ pairing: PairProtocol,
    by rule: TimeRule,
    isQuiet: Bool
  ) throws -> [TimesEntry] {
    var runner = PairRunner(items, arms, pairing, rule, isQuiet: isQuiet)
    defer { runner.progress.end() }
    try runner.run()
    return runner.entries
  }

  private mutating func run() throws {
    let all = Array(items.indices)
    let first = try stage(all, \.first, isSwapped: false)
    let suspected = all.filter { first[$0] == .suspected }
    let second = try stage(suspected, \.second, isSwapped: true)
    for index in all where entries[index].obstacle == nil {
      conclude(index, first: first[index] ?? .undecided, second: second[index])
    }
    guard !all.allSatisfy({ entries[$0].obstacle != nil }), !controlsHold else { return }
    for index in all where entries[index].obstacle == nil {
      entries[index].verdict = .inconclusive
    }
  }

  /// Samples benchmarks until each is decided or its time is up, and returns the findings.
  private mutating func stage(
    _ indices: [Int],
    _ stage: WritableKeyPath<TimesEntry, [PairedLaunch]>,
    isSwapped: Bool
  ) throws -> [Int: TimeFinding] {
    let name = isSwapped ? "second stage" : "first stage"
    var sampledCount = 0
    for index in indices {
      progress.begin("\(items[index].identity): \(name)")
      try sample(index, stage, isSwapped: isSwapped, of: arms.new)
      guard entries[index].obstacle == nil else { continue }
      if isSwapped || sampledCount.isMultiple(of: Self.controlStride) { try control(index) }
      sampledCount += 1
    }
    var findings = findings(of: indices, stage)
    for round in 1..<max(pairing.roundsMax, 1) {
      let doubtful = indices.filter { index in
        findings[index].map {
          judgement.needsMorePairs(than: entries[index][keyPath: stage], after: $0)
        } ?? false
      }
      guard !doubtful.isEmpty else { break }
      for index in doubtful {
        progress.begin("\(items[index].identity): \(name), round \(round + 1)")
        try sample(index, stage, isSwapped: isSwapped, of: arms.new)
      }
      findings = self.findings(of: indices, stage)
    }
    for index in indices where findings[index] == .undecided {
      try control(index)
    }
    return findings
  }

  /// Compares the base with its copy, once, right after the samples that the control vouches for.
  private mutating func control(_ index: Int) throws {
    guard entries[index].obstacle == nil, entries[index].control.isEmpty else { return }
    progress.begin("\(items[index].identity): control")
    try sample(index, \.control, isSwapped: false, of: arms.copy)
  }

  private func findings(
    of indices: [Int],
    _ stage: KeyPath<TimesEntry, [PairedLaunch]>
  ) -> [Int: TimeFinding] {
    let measured = indices.filter { entries[$0].obstacle == nil }
    let findings = judgement.findings(of: measured.map { entries[$0][keyPath: stage] })
    return Dictionary(uniqueKeysWithValues: zip(measured, findings))
  }

  /// Adds the launches of one stage; a failure is noted and ends the benchmark.
  private mutating func sample(
    _ index: Int,
    _ stage: WritableKeyPath<TimesEntry, [PairedLaunch]>,
    isSwapped: Bool,
    of new: Arm
  ) throws {
    do {
      entries[index][keyPath: stage] +=
        try samplers[index].stage(base: arms.base, new: new, isSwapped: isSwapped)
    } catch let trouble as PairSampler.Trouble {
      let side = trouble.isBase ? "base" : "new build"
      let said = trouble.standardError.last.map { ": \($0)" } ?? ""
      entries[index].verdict = .notComparable
      entries[index].obstacle = "\(side): \(trouble.detail)\(said)"
    }
  }

  private mutating func conclude(_ index: Int, first: TimeFinding, second: TimeFinding?) {
    let launches = entries[index].first + entries[index].second
    let confidence = judgement.rule.confidence
    entries[index].cpu = TimeEstimate(of: launches, by: .cpu, confidence: confidence)
    entries[index].wall = TimeEstimate(of: launches, by: .wall, confidence: confidence)
    entries[index].tail = TailEstimate(of: launches)
    entries[index].verdict = judgement.verdict(
      first: first,
      second: second,
      launches: launches,
      control: entries[index].control
    )
  }

  private var controlsHold: Bool {
    let controls = entries.map(\.control).filter { !$0.isEmpty }
    return !controls.isEmpty && controls.allSatisfy(judgement.holds)
  }
}
