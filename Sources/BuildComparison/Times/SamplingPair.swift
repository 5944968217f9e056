import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBResults

/// The parts of a launch that both of its processes share.
struct SamplingLaunch {
  /// The arguments of the processes.
  let words: [String]
  /// The addresses of their memory.
  let layout: AddressLayout
  /// The longest time in which they have to answer.
  let timeoutSeconds: Int
}

/// The two processes of a launch, which are asked for samples in turn.
struct SamplingPair {
  private let base: SamplingProcess
  private let new: SamplingProcess
  /// Whether the new build was started first.
  private let isSwapped: Bool

  /// Starts both processes.
  ///
  /// - Throws: `ChildProcessError`.
  init(base: Arm, new: Arm, isSwapped: Bool, _ launch: SamplingLaunch) throws {
    self.isSwapped = isSwapped
    (self.base, self.new) = try Self.both(
      newFirst: isSwapped,
      base: { try SamplingProcess(base, isBase: true, launch) },
      new: { try SamplingProcess(new, isBase: false, launch) }
    )
  }

  /// Waits until both are ready, and returns the processor they are pinned to.
  ///
  /// - Throws: `PairSampler.Trouble`, or `ToolError.interrupted`.
  func greet() throws -> Int? {
    let greetings = try Self.both(newFirst: isSwapped, base: base.greeting, new: new.greeting)
    return (isSwapped ? greetings.new : greetings.base).processor
  }

  /// Asks both for a sample, first the process that was started first, unless the order is
  /// reversed.
  ///
  /// - Throws: `PairSampler.Trouble`, or `ToolError.interrupted`.
  func samples(
    stepCount: Int,
    isReversed: Bool
  ) throws -> (base: TimeSample, new: TimeSample) {
    try Self.both(
      newFirst: isSwapped != isReversed,
      base: { try base.sample(stepCount: stepCount) },
      new: { try new.sample(stepCount: stepCount) }
    )
  }

  private static func both<Value>(
    newFirst: Bool,
    base: () throws -> Value,
    new: () throws -> Value
  ) rethrows -> (base: Value, new: Value) {
    if newFirst {
      let second = try new()
      return (try base(), second)
    }
    return (try base(), try new())
  }
}

/// A process that samples a benchmark in one build.
private struct SamplingProcess {
  private let isBase: Bool
  private let process: SteppedProcess
  private let timeoutSeconds: Int

  init(_ arm: Arm, isBase: Bool, _ launch: SamplingLaunch) throws {
    self.isBase = isBase
    timeoutSeconds = launch.timeoutSeconds
    // With one seed for all launches, collisions in hash tables would favour the same build each
    // time, so each layout has a seed of its own.
    process = try SteppedProcess(
      executable: arm.executable,
      arguments: launch.words,
      environment: ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { chosen, _ in chosen }
        .filter { $0.key != "SWIFT_DETERMINISTIC_HASHING" }
        .merging(arm.environment) { $1 },
      layout: launch.layout
    )
  }

  func greeting() throws -> SamplingGreeting {
    let line = try answer { () throws(SteppedProcessError) in
      try process.answer(withinSeconds: timeoutSeconds)
    }
    guard let greeting = SamplingGreeting(line: line) else {
      let expected = "expected one of version \(SamplingGreeting.version)"
      throw trouble("found the greeting '\(line)', \(expected)")
    }
    return greeting
  }

  func sample(stepCount: Int) throws -> TimeSample {
    let line = try answer { () throws(SteppedProcessError) in
      try process.ask(String(stepCount), withinSeconds: timeoutSeconds)
    }
    guard let sample = TimeSample(line: line) else {
      throw trouble("found the sample '\(line)', expected two numbers")
    }
    return sample
  }

  private func answer(
    _ ask: () throws(SteppedProcessError) -> String
  ) throws -> String {
    do {
      return try ask()
    } catch {
      if error.ending == .interrupted { throw ToolError.interrupted }
      throw trouble("the sampling process \(error.ending)", error.standardError)
    }
  }

  private func trouble(_ detail: String, _ standardError: [String] = []) -> PairSampler.Trouble {
    PairSampler.Trouble(isBase: isBase, detail: detail, standardError: standardError)
  }
}
