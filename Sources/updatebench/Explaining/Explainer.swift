import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBResults

/// Tells where allocations that changed come from, by a pass of its own in each build.
///
/// Whatever goes wrong is told beside the numbers; it changes no verdict.
struct Explainer {
  /// The option that asks for it.
  static let options: [OptionDefinition] = [
    .flag("explain", "tell where changed allocations come from: passes and call stacks")
  ]

  /// What a build told, or why it told nothing.
  private typealias Answer = (profile: AllocationProfile?, note: String?)

  private let plan: RunPlan
  private let base: BaseBuild
  private let new: Arm?
  private let progress: Progress

  /// Explains what changed in a comparison of a plan's run.
  ///
  /// The base is the build whose numbers the run was held against, and is looked for only if there
  /// is something to explain; the new build is this executable unless another was judged.
  ///
  /// - Throws: `ToolError.interrupted`.
  static func explain(
    _ comparison: Comparison,
    of plan: RunPlan,
    base: () throws -> BaseBuild,
    new: Arm? = nil,
    isQuiet: Bool
  ) throws -> ExplanationDocument {
    let changed = comparison.entries.filter(\.allocatesDifferently)
    let base = changed.isEmpty ? BaseBuild(missing: "nothing changed") : try base()
    let explainer = Explainer(
      plan: plan,
      base: base,
      new: new,
      progress: Progress(stepCount: nil, isQuiet: isQuiet)
    )
    defer { explainer.progress.end() }
    return ExplanationDocument(
      suite: plan.suite.name,
      date: Clocks.date.ISO8601Format(),
      command: [UpdateBenchCommand.name] + CommandLine.arguments.dropFirst(),
      base: base.identity,
      baseMissing: base.reason,
      entries: try changed.compactMap { try explainer.entry(of: $0) }
    )
  }

  private func entry(of change: EntryComparison) throws -> ExplanationEntry? {
    let identity = change.identity
    guard let item = plan.items.first(where: { $0.label == identity.label }) else { return nil }
    let command = MeasurementCommand(
      .allocations,
      runs: 1,
      of: item,
      in: plan,
      [identity.strategy]
    )
    progress.begin("\(identity): call stacks")
    let calls = change.differences.first { $0.metric == .allocationCalls }
    let bytes = change.differences.first { $0.metric == .allocationBytes }
    let old: Answer =
      try base.arm.map { try ask($0, command, "base", calls?.old, bytes?.old) } ?? (nil, nil)
    let new = try ask(self.new, command, "new build", calls?.new, bytes?.new)
    return ExplanationEntry(
      identity,
      from: old.profile,
      to: new.profile,
      notes: [old.note, new.note].compactMap(\.self)
    )
  }

  /// Lets a build tell its stacks, and checks them against what was compared.
  private func ask(
    _ arm: Arm?,
    _ command: MeasurementCommand,
    _ name: String,
    _ calls: Int?,
    _ bytes: Int?
  ) throws -> Answer {
    do {
      let launcher = try ChildLauncher(
        tool: UpdateBenchCommand.name,
        executable: arm?.executable,
        adding: arm?.environment ?? [:],
        timeoutSeconds: plan.timeoutSeconds
      )
      let profile = try launcher.report(
        AllocationProfile.self,
        command,
        deterministicHashing: true
      )
      let amount = profile.amount
      guard calls ?? amount.calls == amount.calls, bytes ?? amount.bytes == amount.bytes else {
        return (profile, Self.note(name, amount, calls: calls, bytes: bytes))
      }
      return (profile, nil)
    } catch ToolError.interrupted {
      throw ToolError.interrupted
    } catch let trouble as ChildLauncher.Trouble {
      let said = trouble.standardError.last.map { ": \($0)" } ?? ""
      guard !said.contains("unknown mode") else {
        return (nil, "the \(name) is of a version that can't tell its call stacks")
      }
      return (nil, "the \(name) tells no stacks: \(trouble.detail)\(said)")
    } catch {
      return (nil, "the \(name) tells no stacks: \(error)")
    }
  }

  private static func note(
    _ name: String,
    _ amount: AllocationAmount,
    calls: Int?,
    bytes: Int?
  ) -> String {
    """
    the stacks of the \(name) have \(amount.calls) calls and \(amount.bytes) bytes, the numbers \
    that were compared are \(calls ?? amount.calls) and \(bytes ?? amount.bytes)
    """
  }
}

extension EntryComparison {
  /// Whether calls or bytes differ.
  var allocatesDifferently: Bool {
    differences.contains { $0.metric == .allocationCalls || $0.metric == .allocationBytes }
  }
}
