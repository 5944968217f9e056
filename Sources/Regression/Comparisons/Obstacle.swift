package import UBResults

/// Why two sides, or two entries, can't be compared.
package enum Obstacle: Equatable, Sendable {
  // MARK: Whole documents

  /// Nothing was ever saved to compare with.
  case missingBaseline(path: String)
  /// A document can't be read.
  case unreadable(reason: String)
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
  /// Allocations were counted by something else; only the other metrics are compared.
  case otherAllocationCounter(base: MetricCounter, new: MetricCounter)
  /// The work was counted by something else; only the other metrics are compared.
  case otherWorkCounter(base: MetricCounter, new: MetricCounter)
  /// Instructions were counted by something else; only the other metrics are compared.
  case otherInstructionCounter(base: MetricCounter, new: MetricCounter)
  /// References were counted by something else; only the other metrics are compared.
  case otherReferenceCounter(base: MetricCounter, new: MetricCounter)
  /// The run was to count instructions and couldn't.
  case instructionsSkipped(reason: String)

  // MARK: Entries

  /// The base has the entry, the run does not.
  case missingInRun
  /// The run has the entry, the base does not.
  case missingInBaseline
  /// One side doesn't have a metric.
  case missingMetric(key: String, side: Side)
  /// A metric that this version of the tool can't judge differs.
  case unknownMetric(key: String)
  /// The run has no numbers for the entry.
  case failed(Failure)
  /// The two sides did different things.
  case changedBehaviour(BehaviourChange)

  /// A side of a comparison.
  package enum Side: String, Sendable {
    case baseline, run
  }
}

extension Obstacle {
  /// Why numbers of a build stand for nothing that ships; `nil` if they do.
  package init?(of toolchain: Toolchain) {
    if toolchain.traits.contains("InternalChecks") {
      self = .checkedBuild
    } else if toolchain.configuration == .debug {
      self = .debugBuild
    } else {
      return nil
    }
  }
}

extension Obstacle {
  /// Where the numbers of a side come from.
  package typealias Origin = (suite: String, toolchain: Toolchain)

  /// Why no number of two origins may be compared; empty if they may.
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
}

extension Obstacle {
  /// What it means: numbers of another counter have to be taken anew, and nothing is worse.
  package var verdict: Verdict {
    switch self {
    case .otherAllocationCounter, .otherWorkCounter, .otherInstructionCounter,
      .otherReferenceCounter:
      .rebaseline
    default: .notComparable
    }
  }
}

extension Obstacle: CustomStringConvertible {
  /// A sentence that states both sides where there are two.
  package var description: String {
    switch self {
    case .missingBaseline(let path):
      "there is no baseline at \(path); make one with 'updatebench baseline save'"
    case .unreadable(let reason): reason
    case .otherSuite(let base, let new): "the baseline is of suite \(base), the run of \(new)"
    case .otherToolchain(let base, let new):
      "the baseline was counted with Swift \(base), the run with \(new)"
    case .otherBuild(let base, let new):
      "the builds differ: baseline \(base), run \(new)"
    case .debugBuild:
      "the run was counted by a debug build; build with '-c release'"
    case .checkedBuild:
      "the run was counted by a build with InternalChecks, which add work; build without them"
    case .otherAllocationCounter(let base, let new):
      """
      allocations were counted by \(base) in the baseline and by \(new) in the run; \
      accept the baseline again
      """
    case .otherWorkCounter(let base, let new):
      "work was counted by \(base) in the baseline and by \(new) in the run; "
        + "accept the baseline again"
    case .otherInstructionCounter(let base, let new):
      "instructions were counted by \(base) in the baseline and by \(new) in the run; "
        + "accept the baseline again"
    case .otherReferenceCounter(let base, let new):
      "references were counted by \(base) in the baseline and by \(new) in the run; "
        + "accept the baseline again"
    case .instructionsSkipped(let reason):
      "the baseline has instructions, and the run could not count them: \(reason)"
    case .missingInRun: "the baseline has it, the run does not"
    case .missingInBaseline: "the run has it, the baseline does not"
    case .missingMetric(let key, let side): "metric \(key) is missing in the \(side.rawValue)"
    case .unknownMetric(let key):
      "metric \(key) differs, and this version of the tool doesn't know what it means"
    case .failed(let failure): "\(failure.kind.rawValue): \(failure.detail)"
    case .changedBehaviour(let change): "it does something else: \(change)"
    }
  }
}
