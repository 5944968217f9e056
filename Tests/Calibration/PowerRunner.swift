import UBBuildComparison
import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBResults

/// Tries the gate on known changes, with the same samplers and the same rule.
struct PowerRunner {
  private let arms: ArmPair
  private let pairing: PairProtocol
  private let judgement: TimeJudgement
  private let launcher: ChildLauncher
  private let settings: [(name: String, text: String)]

  private static let suite = CalibrationSuite.suite.name
  private static let benchmark = "calibration.exact"
  private static let strategy = "propertyPass"

  /// A runner of this tool's own executable.
  ///
  /// - Throws: `ToolError.failed` if it can't be found or copied.
  init(rule: TimeRule, settings: [(name: String, text: String)]) throws {
    guard let own = MachineProbe.executable else {
      throw ToolError.failed("the path of this executable can't be read from /proc/self/exe")
    }
    let tool = BuildTool(name: UpdateBenchCommand.name, product: UpdateBenchCommand.name)
    arms = try ArmPair(of: tool, base: own, new: own)
    pairing = PairProtocol()
    judgement = TimeJudgement(rule)
    launcher = try ChildLauncher(
      tool: UpdateBenchCommand.name,
      timeoutSeconds: pairing.timeoutSeconds
    )
    self.settings = settings
  }

  /// Makes one trial.
  ///
  /// - Throws: `ToolError.interrupted`, or an error that says why nothing can be measured here.
  func trial(of change: KnownChange) throws -> PowerTrial {
    switch change.kind {
    case .time: try timeTrial(of: change)
    case .exact: try exactTrial(of: change)
    }
  }

  // MARK: - Times

  /// Goes through the gate's stages, one round each.
  private func timeTrial(of change: KnownChange) throws -> PowerTrial {
    let load = LoadProbe().conditions().loadBefore
    var base = arms.base
    base.environment = change.unchangedEnvironment
    var new = arms.new
    new.environment = change.environment
    var sampler = PairSampler(words: command(.sample).words, pairing)
    var seconds: [Double] = []
    func stage(isSwapped: Bool) throws -> ([PairedLaunch], TimeFinding) {
      let start = Clocks.monotonic()
      do {
        let launches = try sampler.stage(base: base, new: new, isSwapped: isSwapped)
        seconds.append(Double(Clocks.monotonic() - start) / 1e9)
        return (launches, judgement.findings(of: [launches]).first ?? .undecided)
      } catch let trouble as PairSampler.Trouble {
        throw ToolError.failed(trouble.detail)
      }
    }
    let (launches, first) = try stage(isSwapped: false)
    let second = first == .suspected ? try stage(isSwapped: true) : nil
    let all = launches + (second?.0 ?? [])
    let verdict = judgement.verdict(first: first, second: second?.1, launches: all)
    let estimate = TimeEstimate(of: all, by: .cpu, confidence: judgement.rule.confidence)
    return PowerTrial(
      change: change.name,
      workload: EntryIdentity.label(
        benchmark: Self.benchmark,
        changed: settings.map { ($0.name, $0.text) }
      ),
      isFound: verdict == .slower,
      isInconclusive: verdict == .inconclusive,
      // Others look once, so they are shown the first stage.
      foundBy: PeerRule.allCases.filter { $0.findsSlower(launches) },
      ratio: estimate?.ratio,
      stageSeconds: seconds.max(),
      load: load
    )
  }

  // MARK: - Exact numbers

  /// Counts in two processes each and compares as the gate does.
  private func exactTrial(of change: KnownChange) throws -> PowerTrial {
    let load = LoadProbe().conditions().loadBefore
    let comparison = Comparison(
      base: try numbers(change.unchangedEnvironment),
      run: try numbers(change.environment),
      failures: [],
      on: nil,
      allowsAnyBuild: true
    )
    return PowerTrial(
      change: change.name,
      workload: Self.benchmark,
      isFound: comparison.verdict == .regressed,
      isInconclusive: comparison.verdict == .notComparable,
      load: load
    )
  }

  private func numbers(_ environment: [String: String]) throws -> Baseline {
    var counter: MetricCounter?
    var runs: [CountedRun] = []
    for isDeterministic in [false, true] {
      do {
        let report = try launcher.report(
          CountingReport.self,
          command(.count),
          deterministicHashing: isDeterministic,
          setting: environment
        )
        counter = report.allocationCounter
        runs += report.runs[Self.strategy] ?? []
      } catch let trouble as ChildLauncher.Trouble {
        throw ToolError.failed(trouble.detail)
      }
    }
    guard let counter, case .run(let run) = Verification.agreement(of: runs) else {
      throw ToolError.failed("two counting processes disagree on \(Self.benchmark)")
    }
    let result = BenchmarkResult(
      benchmark: Self.benchmark,
      id: "CX1",
      label: Self.benchmark,
      strategy: Self.strategy,
      parameters: [:],
      run: run,
      amplification: nil,
      time: nil
    )
    var numbers = Baseline(
      suite: Self.suite,
      toolchain: MachineProbe.toolchain(),
      allocationCounter: counter
    )
    numbers[result.identity] = BaselineEntry(of: result)
    return numbers
  }

  private func command(_ mode: MeasurementCommand.Mode) -> MeasurementCommand {
    MeasurementCommand(
      mode: mode,
      runCount: 1,
      suite: Self.suite,
      benchmark: Self.benchmark,
      strategies: [Self.strategy],
      settings: mode == .sample ? settings : []
    )
  }
}
