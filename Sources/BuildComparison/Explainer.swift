import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Explains changed allocations by the call stacks of each build, which a pass of its own records.
///
/// A failure is noted beside the numbers; it changes no verdict.
struct Explainer {
  /// The stacks of a build, or the reason why there are none.
  private typealias Answer = (profile: AllocationProfile?, note: String?)

  private let tool: BuildTool
  private let base: BaseBuild
  private let new: Arm?
  private let timeoutSeconds: Int
  private let progress: Progress

  /// Explains the changed entries of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: the comparison of the two builds' counts.
  ///   - suite: the suite whose counts were compared.
  ///   - options: the time limit of a process, and whether progress is shown.
  ///   - base: finds the build of the base; only called if there is something to explain.
  ///   - new: the new build; `nil` for this executable.
  /// - Returns: the document, with an entry for each entry whose allocations changed.
  /// - Throws: `ToolError.interrupted`.
  static func explain(
    _ comparison: Comparison,
    of suite: ComparedSuite,
    _ options: BuildOptions,
    base: () throws -> BaseBuild,
    new: Arm?
  ) throws -> ExplanationDocument {
    let items = Dictionary(suite.items.map { ($0.identity, $0) }) { first, _ in first }
    let changed = comparison.entries.filter(\.allocatesDifferently)
    let base = changed.isEmpty ? BaseBuild(missing: "nothing changed") : try base()
    let explainer = Explainer(
      tool: suite.tool,
      base: base,
      new: new,
      timeoutSeconds: options.timeoutSeconds,
      progress: Progress(stepCount: nil, isQuiet: options.isQuiet)
    )
    defer { explainer.progress.end() }
    return ExplanationDocument(
      suite: suite.name,
      date: Clocks.date.ISO8601Format(),
      command: suite.tool.command,
      base: base.identity,
      baseMissing: base.reason,
      entries: try changed.compactMap { change in
        try items[change.identity].flatMap { try explainer.entry(of: change, $0) }
      }
    )
  }

  private func entry(of change: EntryComparison, _ item: BuildItem) throws -> ExplanationEntry? {
    guard let words = item.stackWords else { return nil }
    progress.begin("\(item.identity): call stacks")
    let request = StackRequest(words: words, environment: item.stackEnvironment)
    let old: Answer =
      try base.arm.map { try ask($0, request, "base", ComparedAmount(of: change, \.old)) }
      ?? (nil, nil)
    let new = try ask(self.new, request, "new build", ComparedAmount(of: change, \.new))
    return ExplanationEntry(
      item.identity,
      from: old.profile,
      to: new.profile,
      notes: [old.note, new.note].compactMap(\.self)
    )
  }

  /// The command that records stacks.
  private struct StackRequest {
    let words: [String]
    let environment: [String: String]
  }

  /// Lets a build record its stacks, and checks them against the compared numbers.
  private func ask(
    _ arm: Arm?,
    _ request: StackRequest,
    _ name: String,
    _ compared: ComparedAmount
  ) throws -> Answer {
    do {
      let launcher = try ChildLauncher(
        tool: tool.name,
        executable: arm?.executable,
        adding: arm?.environment ?? [:],
        timeoutSeconds: timeoutSeconds
      )
      let profile = try launcher.report(
        AllocationProfile.self,
        pass: "stack recording",
        words: request.words,
        deterministicHashing: true,
        setting: request.environment
      )
      return (profile, compared.disagreement(with: profile, of: name))
    } catch ToolError.interrupted {
      throw ToolError.interrupted
    } catch let trouble as ChildLauncher.Trouble {
      let said = trouble.standardError.last.map { ": \($0)" } ?? ""
      guard !["unknown mode", "unknown pass"].contains(where: said.contains) else {
        return (nil, "the \(name) is of a version that can't tell its call stacks")
      }
      return (nil, "the \(name) tells no stacks: \(trouble.detail)\(said)")
    } catch {
      return (nil, "the \(name) tells no stacks: \(error)")
    }
  }
}

/// The allocations of one side as they were compared.
private struct ComparedAmount {
  /// The metric of a benchmark of plain Swift; its values are those of an iteration.
  static let callsOfIteration = "mallocCountTotal"

  private var calls: Int?
  private var callsPerIteration: Int?
  private var bytes: Int?

  /// The numbers of one side of the differences; a number that didn't change is unknown, and so is
  /// one that differs from iteration to iteration.
  init(of change: EntryComparison, _ side: KeyPath<MetricDifference, Int>) {
    for difference in change.differences where difference.percentile == nil {
      let value = difference[keyPath: side]
      switch difference.metric.key {
      case Metric.allocationCalls.key: calls = value
      case Metric.allocationBytes.key: bytes = value
      case Self.callsOfIteration: callsPerIteration = value
      default: break
      }
    }
  }

  /// The difference between recorded stacks and the compared numbers, in words; `nil` for none.
  func disagreement(with profile: AllocationProfile, of name: String) -> String? {
    let found = profile.amount
    let expected = AllocationAmount(
      calls: calls ?? callsPerIteration.map { $0 * profile.frameCount } ?? found.calls,
      bytes: bytes ?? found.bytes
    )
    guard found != expected else { return nil }
    return """
      the stacks of the \(name) have \(found.calls) calls and \(found.bytes) bytes, the numbers \
      that were compared are \(expected.calls) and \(expected.bytes)
      """
  }
}

extension EntryComparison {
  /// Whether the number or the size of allocations differs.
  var allocatesDifferently: Bool {
    let keys = [
      Metric.allocationCalls.key, Metric.allocationBytes.key, ComparedAmount.callsOfIteration,
      "mallocCountSmall", "mallocCountLarge",
    ]
    return differences.contains { keys.contains($0.metric.key) }
  }
}
