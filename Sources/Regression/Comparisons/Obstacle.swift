package import UBResults

/// A reason why two sides, or two entries, can't be compared.
package enum Obstacle: Equatable, Sendable {
  // MARK: Whole documents

  /// No baseline was ever saved.
  case missingBaseline(path: String)
  /// A document can't be read.
  case unreadable(reason: String)
  /// A baseline is of a version that this build doesn't read any more.
  case outdated(reason: String)
  /// The base is of another suite.
  case otherSuite(base: String, new: String)
  /// The two sides were built by different Swift versions.
  case otherToolchain(base: String, new: String)
  /// The two sides were built in other configurations or with other traits.
  case otherBuild(base: String, new: String)
  /// The run's numbers come from a debug build.
  case debugBuild
  /// The run's numbers come from a build that checks every invariant.
  case checkedBuild
  /// Another counter counted; only the metrics of other sources are compared.
  case otherCounter(Metric.Source, base: MetricCounter, new: MetricCounter)
  /// A requested counter counted nothing.
  case skipped(Metric.Source, reason: String)
  /// A threshold file belongs to no benchmark.
  case ownerlessFile(path: String)

  // MARK: Entries

  /// The base has the entry, the run does not.
  case missingInRun
  /// The run has the entry, the base does not.
  case missingInBaseline
  /// The benchmark has no threshold file.
  case missingFile(path: String)
  /// One side doesn't have a metric.
  case missingMetric(key: String, side: Side, reason: String? = nil)
  /// A metric with thresholds can't be measured here.
  case unmeasurable(key: String, reason: String)
  /// A metric differs that only another version of the tool can judge.
  case unknownMetric(key: String)
  /// Two processes of the run disagree on a metric.
  case nondeterministic(key: String, disagreement: String)
  /// A metric differs from process to process and has no threshold.
  case unrepeatable(key: String)
  /// A time was taken on another machine.
  case otherMachine(key: String)
  /// The run has no numbers for the entry.
  case failed(Failure)
  /// The two sides did different things.
  case changedBehaviour(BehaviourChange)

  /// A side of a comparison.
  package enum Side: Sendable {
    case baseline, run
  }
}

/// A sign that the two sides of a comparison did different things.
package enum BehaviourChange: Equatable, Sendable {
  /// A fact has another value, or exists on one side only.
  case fact(name: String, old: String?, new: String?)
  /// A metric that describes the workload changed.
  case metric(MetricDifference)
}

extension BehaviourChange {
  /// The facts that differ, in order.
  package static func all(
    from old: [String: PlainValue],
    to new: [String: PlainValue]
  ) -> [BehaviourChange] {
    Set(old.keys).union(new.keys).sorted().compactMap { name in
      let values = (old[name]?.description, new[name]?.description)
      return values.0 == values.1 ? nil : .fact(name: name, old: values.0, new: values.1)
    }
  }
}

extension BehaviourChange: CustomStringConvertible {
  /// The name and both values.
  package var description: String {
    switch self {
    case .fact(let name, let old, let new):
      "\(Self.words(of: name)) \(old ?? "(none)") -> \(new ?? "(none)")"
    case .metric(let difference): difference.description
    }
  }

  /// A fact's name in words; a parameter keeps its own name.
  private static func words(of name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return name.replacing("_", with: " ") }
    return "\(parts[0]) \(parts[1])"
  }
}

extension Obstacle {
  /// The reason why no run of a build may be judged; `nil` if it may.
  package init?(of toolchain: Toolchain) {
    if toolchain.traits.contains("InternalChecks") {
      self = .checkedBuild
    } else if toolchain.configuration == .debug {
      self = .debugBuild
    } else {
      return nil
    }
  }

  /// The origin of a side's numbers.
  package typealias Origin = (suite: String, toolchain: Toolchain)

  /// The reasons why no number of two origins may be compared; empty if they may.
  package static func between(
    base: Origin,
    run: Origin,
    allowsAnyBuild: Bool
  ) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    if base.suite != run.suite {
      obstacles.append(.otherSuite(base: base.suite, new: run.suite))
    }
    if base.toolchain.swift != run.toolchain.swift {
      obstacles.append(.otherToolchain(base: base.toolchain.swift, new: run.toolchain.swift))
    }
    if let obstacle = Obstacle(of: run.toolchain), !allowsAnyBuild {
      obstacles.append(obstacle)
    } else if base.toolchain.build != run.toolchain.build {
      obstacles.append(.otherBuild(base: base.toolchain.build, new: run.toolchain.build))
    }
    return obstacles
  }

  /// The sources whose metrics were counted by different counters on the two sides.
  package static func counters(
    base: MetricCounters,
    run: MetricCounters
  ) -> [Obstacle] {
    Metric.Source.allCases.compactMap { source in
      guard let old = base[source], let new = run[source], old != new else { return nil }
      return .otherCounter(source, base: old, new: new)
    }
  }

  /// The verdict on it: numbers of another counter have to be taken anew, and nothing is worse.
  package var verdict: Verdict {
    if case .otherCounter = self { .rebaseline } else { .notComparable }
  }

  /// The metrics' source that the obstacle leaves unjudged; `nil` for none.
  package var source: Metric.Source? {
    switch self {
    case .otherCounter(let source, _, _), .skipped(let source, _): source
    default: nil
    }
  }
}

extension Obstacle: CustomStringConvertible {
  /// A sentence that states both sides where there are two, of a base that is a baseline.
  package var description: String { sentence(of: .baseline) }

  /// A sentence that states both sides where there are two and names the kind of base.
  package func sentence(of standard: ComparisonStandard) -> String {
    let base = standard.name
    return switch self {
    case .missingBaseline(let path):
      "there is no baseline at \(path); make one with 'baseline save'"
    case .unreadable(let reason), .outdated(let reason): reason
    case .otherSuite(let old, let new): "the \(base) is of suite \(old), the run of \(new)"
    case .otherToolchain(let old, let new):
      "the \(base) was counted with Swift \(old), the run with \(new)"
    case .otherBuild(let old, let new): "the builds differ: \(base) \(old), run \(new)"
    case .debugBuild: "the run was counted by a debug build; build with '-c release'"
    case .checkedBuild:
      "the run was counted by a build with InternalChecks, which add work; build without them"
    case .otherCounter(let source, let old, let new):
      "\(source.rawValue) \(source == .work ? "was" : "were") counted by \(old) in the \(base) "
        + "and by \(new) in the run"
        + (standard == .baseline ? "; accept the baseline again" : "")
    case .skipped(let source, let reason):
      "the \(base) has \(source.rawValue), and the run could not count them: \(reason)"
    case .ownerlessFile(let path): "\(path) belongs to no benchmark"
    case .missingInRun: "the \(base) has it, the run does not"
    case .missingInBaseline: "the run has it, the \(base) does not"
    case .missingFile(let path): "there is no \(path); make one with 'thresholds update'"
    case .missingMetric(let key, let side, let reason):
      "metric \(key) is missing in the \(side == .run ? "run" : base)"
        + (reason.map { ": \($0)" } ?? "")
    case .unmeasurable(let key, let reason):
      "\(key) has thresholds and can't be measured here: \(reason)"
    case .unknownMetric(let key):
      "metric \(key) differs, and this version of the tool doesn't know its meaning"
    case .nondeterministic(let key, let disagreement):
      "\(key) is nondeterministic: \(disagreement); give it a threshold"
    case .unrepeatable(let key):
      "\(key) is not the same in every process; give it a threshold"
    case .otherMachine(let key): "\(key) of the \(base) is of another machine"
    case .failed(let failure): "\(failure.kind.rawValue): \(failure.detail)"
    case .changedBehaviour(let change): "it does something else: \(change)"
    }
  }
}
