import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBResults
import UBWorkloads

/// Holds one build of the tool against another, in counts and in times.
struct BuildComparison {
  /// What each build counted, and how that compares.
  typealias Counts = (comparison: Comparison, base: ResultDocument, new: ResultDocument)

  private let request: RunRequest
  private let plan: RunPlan
  private let arms: ArmPair
  private let allowsAnyBuild: Bool

  init(_ request: RunRequest, _ plan: RunPlan, _ arms: ArmPair, allowsAnyBuild: Bool) {
    self.request = request
    self.plan = plan
    self.arms = arms
    self.allowsAnyBuild = allowsAnyBuild
  }

  /// Counts in both builds and compares, exactly.
  ///
  /// - Throws: `ToolError.notComparable` if a build leaves no document.
  func counts() throws -> Counts {
    let base = try document(of: arms.base, named: "base")
    var new = try document(of: arms.new, named: "new build")
    // A person can repeat this command; the one that counted has the path of a copy.
    new.command = ["updatebench"] + CommandLine.arguments.dropFirst()
    let comparison = Comparison(
      base: Baseline(of: base),
      run: Baseline(of: new),
      failures: new.failures,
      in: plan.scope,
      on: nil,
      allowsAnyBuild: allowsAnyBuild
    )
    return (comparison, base, new)
  }

  /// The benchmarks whose times can be compared: those that both builds have numbers for and that
  /// do the same in both; none if the builds as such can't be compared.
  func comparable(_ counts: Counts) -> [PairRunner.Item] {
    guard counts.comparison.obstacles.allSatisfy({ $0.verdict == .rebaseline }) else { return [] }
    let base = Set(counts.base.results.map(\.identity))
    let new = Set(counts.new.results.map(\.identity))
    let changed = Set(counts.comparison.entries.filter(\.didSomethingElse).map(\.identity))
    return plan.items.flatMap { item in
      item.strategies.filter { $0 != StrategyNames.oracle }.compactMap { strategy in
        let identity = EntryIdentity(label: item.label, strategy: strategy)
        guard base.contains(identity), new.contains(identity), !changed.contains(identity) else {
          return nil
        }
        return PairRunner.Item(
          identity: identity,
          command: MeasurementCommand(.sample, runs: 1, of: item, in: plan, [strategy])
        )
      }
    }
  }

  /// Lets a build count by itself: it knows its own workloads.
  private func document(of arm: Arm, named name: String) throws -> ResultDocument {
    let folder = URL(filePath: arm.executable).deletingLastPathComponent().path
    let file = "\(folder)/counts.json"
    let child = try ChildProcess(
      executable: arm.executable,
      arguments: ["run", "--no-time", "--quiet", "--output", folder, "--json", file]
        + request.countingWords,
      environment: ProcessInfo.processInfo.environment.merging(arm.environment) { $1 }
    )
    let result = child.finish(withinSeconds: 86_400)
    if result.ending == .interrupted { throw ToolError.interrupted }
    do throws(DocumentError) {
      return try DocumentCoder.load(ResultDocument.self, fromFile: file)
    } catch {
      throw ToolError.notComparable("the \(name) left no counts: \(Command.reason(result))")
    }
  }
}
