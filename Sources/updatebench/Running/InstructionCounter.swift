import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBShell
import UBSuites
import UBWorkloads

/// Counts instructions where the simulator is installed, and says why where it isn't.
///
/// A simulated process spends most of its time on starting and on translating the pipeline, so one
/// process counts many benchmarks under all of their strategies.
struct InstructionCounter {
  /// The simulator; `nil` if it can't be used.
  let callgrind: Callgrind?
  /// Why it can't be used; `nil` if it can.
  let reason: String?

  /// Looks for the simulator.
  init() {
    do throws(CallgrindError) {
      callgrind = try Callgrind()
      reason = nil
    } catch {
      callgrind = nil
      reason = error.description
    }
  }

  /// The instructions of every entry of a plan; none where the simulator can't be used.
  ///
  /// Where a process fails, each of its entries is counted in a process of its own.
  ///
  /// - Throws: `ToolError.interrupted`.
  func count(_ plan: RunPlan, _ progress: Progress) throws -> SimulatedJob.Outcomes {
    guard let callgrind, let executable = MachineProbe.executable else { return [:] }
    let entries = plan.workItems.flatMap { item in
      item.strategies.map { SimulatedEntry(item, $0) }
    }
    let words = [
      MeasureVerb.name, "--parent", String(Lifeline.processNumber), "--mode",
      MeasurementCommand.Mode.instructions.rawValue, "--suite", plan.suite.name,
    ]
    let (width, seconds) = (plan.request.processCount, plan.request.timeoutSeconds)
    func count(_ groups: [[SimulatedEntry]]) throws -> SimulatedJob.Outcomes {
      let jobs = groups.map {
        SimulatedJob(
          callgrind: callgrind,
          executable: executable,
          words: words,
          entries: $0,
          seconds: seconds * $0.count
        )
      }
      let outcomes = try ParallelJobs.results(of: jobs.count, width: width) { index in
        progress.begin("counting instructions, part \(index + 1) of \(jobs.count)")
        return try jobs[index].outcomes()
      }
      return outcomes.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
    let parts = min(max(width, 1), plan.workItems.count)
    let together = try count(
      (0..<parts).map { part in
        stride(from: part, to: entries.count, by: parts).map { entries[$0] }
      }
    )
    let failed = entries.filter { entry in
      if case .failure = together[entry.identity] { true } else { false }
    }
    guard !failed.isEmpty, entries.count > parts else { return together }
    progress.expect(failed.count)
    return try together.merging(count(failed.map { [$0] })) { $1 }
  }
}

/// A simulated process that counts entries, on any thread.
nonisolated struct SimulatedJob: Sendable {
  /// The instructions of each entry, or the reason why there are none.
  typealias Outcomes = [EntryIdentity: Result<InstructionFigures, ChildLauncher.Trouble>]

  let callgrind: Callgrind
  let executable: String
  let words: [String]
  let entries: [SimulatedEntry]
  let seconds: Int

  /// Runs the process.
  ///
  /// - Throws: `ToolError.interrupted`.
  func outcomes() throws -> Outcomes {
    do throws(CallgrindError) {
      let figures = try callgrind.figures(
        of: executable,
        words + entries.flatMap { ["--item", $0.word] },
        runCount: entries.count,
        withinSeconds: seconds
      )
      return Outcomes(
        uniqueKeysWithValues: zip(entries, figures).map { ($0.identity, .success($1)) }
      )
    } catch {
      if case .failed(.interrupted, _) = error { throw ToolError.interrupted }
      let trouble = Self.trouble(error)
      return Outcomes(uniqueKeysWithValues: entries.map { ($0.identity, .failure(trouble)) })
    }
  }

  private static func trouble(_ error: CallgrindError) -> ChildLauncher.Trouble {
    switch error {
    case .failed(let ending, let lines):
      ChildLauncher.Trouble(
        kind: .crashed,
        detail: "the process whose instructions are counted \(ending)",
        standardError: lines
      )
    case .absent, .unusable:
      ChildLauncher.Trouble(kind: .crashed, detail: "instructions can't be counted: \(error)")
    }
  }
}

/// An entry to count in a simulated process.
nonisolated struct SimulatedEntry: Sendable {
  /// The entry's identity.
  let identity: EntryIdentity
  /// The entry as a word of the process's command.
  let word: String

  /// Not in any name or value of a parameter.
  private static let separator: Character = "\u{1f}"

  /// A benchmark at its parameters under a strategy.
  @MainActor init(_ item: RunPlan.Item, _ strategy: String) {
    identity = EntryIdentity(label: item.label, strategy: strategy)
    let settings = item.parameters.changed.map { "\($0.name)=\($0.value.description)" }
    let parts = [item.benchmark.name, strategy] + settings
    word = parts.joined(separator: String(Self.separator))
  }

  /// The benchmark, the strategy and the settings of such a word; `nil` for any other.
  static func parts(
    of word: String
  ) -> (benchmark: String, strategy: String, settings: [(name: String, text: String)])? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count >= 2 else { return nil }
    let settings = parts.dropFirst(2).map { setting in
      let sides = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(sides[0]), text: sides.count > 1 ? String(sides[1]) : "")
    }
    return (parts[0], parts[1], settings)
  }
}
