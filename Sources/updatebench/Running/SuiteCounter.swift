import UBShell
import UpdatePipeline
import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBSuites

/// Counts the items of a plan in several processes at once, as exact numbers don't depend on the
/// machine's load.
///
/// Each strategy of an item is counted three times in two processes, of which the second has other
/// hash tables than the first and takes the strategies in the other order. First, two processes
/// count all strategies of an item, each after a short warm-up; the second run of the first process
/// repeats the first frames only. Where those disagree or one of them fails, each strategy is
/// counted in processes of its own, whole each time and after a whole run, and that is final: a
/// crash takes one strategy with it, and late first uses are over.
struct SuiteCounter {
  /// The outcome of each strategy of an item, and of the strategies they are checked against.
  typealias Counts = [String: Counted]

  private typealias Outcome = Result<[String: [CountedRun]], ChildLauncher.Trouble>

  private let plan: RunPlan
  private let launcher: ChildLauncher
  private let progress: Progress

  /// The frames of a short warm-up, after which most workloads have had every first use.
  private static let shortWarmUp = 30
  /// The frames that a second run in the same process repeats.
  private static let shortRepeat = 60

  init(_ plan: RunPlan, _ launcher: ChildLauncher, _ progress: Progress) {
    self.plan = plan
    self.launcher = launcher
    self.progress = progress
  }

  /// The number of processes if all goes well.
  static func processCount(of plan: RunPlan) -> Int { plan.workItems.count * 2 }

  /// Counts each item of the plan.
  ///
  /// - Throws: `ToolError` if nothing can be counted here.
  func count() throws -> [Counts] {
    let outcomes = try outcomes(
      of: plan.workItems.map { ($0, Self.strategies(of: $0)) },
      warmUpFrameCount: Self.shortWarmUp
    )
    var counts = zip(plan.workItems, outcomes).map { item, outcomes in
      Dictionary(
        uniqueKeysWithValues: Self.strategies(of: item).map {
          ($0, Self.counted($0, in: outcomes))
        }
      )
    }
    let open = counts.indices.filter { !counts[$0].values.allSatisfy(\.isRun) }
    let alone = open.flatMap { index in
      Self.strategies(of: plan.workItems[index]).map { (index: index, strategy: $0) }
    }
    progress.expect(alone.count * 2)
    let final = try self.outcomes(
      of: alone.map { (plan.workItems[$0.index], [$0.strategy]) },
      warmUpFrameCount: nil
    )
    for ((index, strategy), outcomes) in zip(alone, final) {
      counts[index][strategy] = Self.counted(strategy, in: outcomes)
    }
    return counts
  }

  /// The strategies to run and those that they are checked against.
  private static func strategies(of item: RunPlan.Item) -> [String] {
    let references = [StrategyCatalogue.reference.name, StrategyCatalogue.oracle.name]
    return item.strategies + references.filter { !item.strategies.contains($0) }
  }

  /// The outcome of a strategy in two processes.
  private static func counted(_ strategy: String, in outcomes: [Outcome]) -> Counted {
    do throws(ChildLauncher.Trouble) {
      var runs: [CountedRun] = []
      for outcome in outcomes {
        runs += try outcome.get()[strategy] ?? []
      }
      return Verification.agreement(of: runs)
    } catch {
      return .failed(error)
    }
  }

  // MARK: - Processes

  /// The reports of the two processes of each group of strategies.
  private func outcomes(
    of groups: [(item: RunPlan.Item, strategies: [String])],
    warmUpFrameCount: Int?
  ) throws -> [[Outcome]] {
    let jobs = groups.flatMap { self.jobs(of: $0.item, $0.strategies, warmUpFrameCount) }
    let (launcher, progress) = (launcher, progress)
    let outcomes = try ParallelJobs.results(of: jobs.count, width: plan.request.processCount) {
      index in
      progress.begin(jobs[index].label)
      return try jobs[index].runs(with: launcher)
    }
    return groups.indices.map { Array(outcomes[$0 * 2..<$0 * 2 + 2]) }
  }

  private func jobs(
    of item: RunPlan.Item,
    _ strategies: [String],
    _ warmUpFrameCount: Int?
  ) -> [CountingJob] {
    var first = MeasurementCommand(
      .count,
      runs: 2,
      warmUpFrameCount: warmUpFrameCount,
      of: item,
      in: plan,
      strategies
    )
    if warmUpFrameCount != nil { first.repeatedFrameCount = Self.shortRepeat }
    var second = first
    second.runCount = 1
    second.strategies.reverse()
    let label =
      warmUpFrameCount == nil
      ? "\(item.label) \(strategies.joined(separator: ", ")): counting again"
      : "\(item.label): counting"
    return [
      CountingJob(label: label, words: first.words, hashesDeterministically: false),
      CountingJob(label: label, words: second.words, hashesDeterministically: true),
    ]
  }
}
