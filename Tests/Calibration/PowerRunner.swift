import FoundationEssentials
import UBBuildComparison
import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults
import UBShell
import updatebench

/// Tries the gate on known changes, with the same samplers and the same rule.
struct PowerRunner {
  private let arms: ArmPair
  private let item: BuildItem
  private let pairing = PairProtocol()
  private let judgement: TimeJudgement

  private static let strategy = "propertyPass"
  /// The rows that a frame updates unless the request says otherwise.
  private static let rowCount = "4000"

  /// A runner of this tool's own executable, for the settings of a request.
  ///
  /// - Throws: `UsageError` for a bad setting; `ToolError.failed` if the executable can't be found
  ///   or copied.
  init(_ request: RunRequest, by rule: TimeRule) throws {
    var request = request
    request.strategies = [Self.strategy]
    if request.settings.isEmpty { request.settings = [(name: "work", text: Self.rowCount)] }
    let plan = try WorkloadSuite(CalibrationSuite.suite, tool: Calibration.name).plan(request)
    let item = plan.items.first { $0.identity.label.hasPrefix(CalibrationSuite.exactName) }
    guard let item else { throw ToolError.failed("found no '\(CalibrationSuite.exactName)'") }
    guard let own = MachineProbe.executable else {
      throw ToolError.failed("the path of this executable can't be read from /proc/self/exe")
    }
    self.item = item
    arms = try ArmPair(
      of: BuildTool(name: Calibration.name, product: Calibration.name),
      base: own,
      new: own
    )
    judgement = TimeJudgement(rule)
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

  /// Goes through the gate's stages.
  private func timeTrial(of change: KnownChange) throws -> PowerTrial {
    let load = LoadProbe().conditions().loadBefore
    var base = arms.base
    base.environment = change.unchangedEnvironment
    var new = arms.new
    new.environment = change.environment
    var sampler = PairSampler(words: item.samplingWords ?? [], pairing)
    var seconds: [Double] = []
    func stage(isSwapped: Bool, of new: Arm) throws -> ([PairedLaunch], TimeFinding) {
      let start = Clocks.monotonic()
      do {
        var launches: [PairedLaunch] = []
        var finding = TimeFinding.undecided
        for _ in 0..<pairing.roundsMax
        where judgement.needsMorePairs(than: launches, after: finding) {
          launches += try sampler.stage(base: base, new: new, isSwapped: isSwapped)
          finding = judgement.findings(of: [launches]).first ?? .undecided
        }
        seconds.append(Double(Clocks.monotonic() - start) / 1e9)
        return (launches, finding)
      } catch let trouble as PairSampler.Trouble {
        throw ToolError.failed(trouble.detail)
      }
    }
    let (launches, first) = try stage(isSwapped: false, of: new)
    let second = first == .suspected ? try stage(isSwapped: true, of: new) : nil
    let all = launches + (second?.0 ?? [])
    var copy = arms.copy
    copy.environment = change.unchangedEnvironment
    let control = second?.1 == .suspected ? try stage(isSwapped: false, of: copy).0 : []
    let verdict = judgement.verdict(
      first: first,
      second: second?.1,
      launches: all,
      control: control
    )
    let estimate = TimeEstimate(of: all, by: .cpu, confidence: judgement.rule.confidence)
    return PowerTrial(
      change: change.name,
      workload: item.identity.label,
      isFound: verdict == .slower,
      isInconclusive: verdict == .inconclusive,
      // Other tools look once, so they see the first stage.
      foundBy: PeerRule.allCases.filter { $0.findsSlower(launches) },
      ratio: estimate?.ratio,
      stageSeconds: seconds.max(),
      load: load
    )
  }

  // MARK: - Exact numbers

  /// Counts both arms and compares as the gate does.
  private func exactTrial(of change: KnownChange) throws -> PowerTrial {
    let load = LoadProbe().conditions().loadBefore
    let comparison = Comparison(
      base: Baseline(of: try numbers(of: arms.base, change.unchangedEnvironment)),
      run: try numbers(of: arms.new, change.environment),
      on: nil,
      allowsAnyBuild: true
    )
    return PowerTrial(
      change: change.name,
      workload: CalibrationSuite.exactName,
      isFound: comparison.verdict == .regressed,
      isInconclusive: comparison.verdict == .notComparable,
      load: load
    )
  }

  private func numbers(of arm: Arm, _ environment: [String: String]) throws -> ResultView {
    let folder = URL(filePath: arm.executable).deletingLastPathComponent().path
    let child = try ChildProcess(
      executable: arm.executable,
      arguments: [
        "run", "--suite", Calibration.name, CalibrationSuite.exactName, "--strategy",
        Self.strategy, "--no-time", "--quiet", "--output", folder,
      ],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
    )
    let result = child.finish(withinSeconds: pairing.timeoutSeconds)
    guard result.ending == .exited(status: 0) else {
      if result.ending == .interrupted { throw ToolError.interrupted }
      let reason = result.standardError.last ?? "it \(result.ending)"
      throw ToolError.failed("the calibration can't be counted: \(reason)")
    }
    return try StoredResult(ofFile: "\(folder)/\(Calibration.name).json").view
  }
}
