import FoundationEssentials
import Measurement
import Results

/// Takes pairs of samples of one benchmark from two builds.
///
/// Both arms are alive at the same time, pinned to one processor, and one waits while the other
/// measures. They are asked for the same frames in the order base, new, new, base, so that what
/// changes steadily on the machine falls on both alike.
struct PairSampler {
  /// Why a launch has no samples.
  struct Trouble: Error {
    /// Whether the base or the new build is to blame.
    let isBase: Bool
    let detail: String
    let standardError: [String]
  }

  private let command: MeasurementCommand
  private let pairing: PairProtocol
  /// The frames of a sample, the same in all launches so that they can be compared.
  private var framesPerSample: Int?
  private var launchIndex = 0

  init(_ command: MeasurementCommand, _ pairing: PairProtocol) {
    self.command = command
    self.pairing = pairing
  }

  /// Starts both arms, takes pairs and ends them.
  ///
  /// - Throws: `Trouble`, or `ToolError.interrupted`.
  mutating func launch(base: Arm, new: Arm, isSwapped: Bool) throws -> PairedLaunch {
    let end = Clocks.monotonic() + pairing.stageNanoseconds / UInt64(pairing.launchCount)
    let processors = ProcessorAffinity.allowed
    let processor = processors.isEmpty ? 0 : processors[launchIndex % processors.count]
    launchIndex += 1
    let arms = isSwapped ? [new, base] : [base, new]
    var sides: [Side] = []
    for (index, arm) in arms.enumerated() {
      let isBase = (index == 0) != isSwapped
      sides.append(try Side(arm, isBase: isBase, words: words(on: processor), pairing))
    }
    let frameCount = try greet(&sides)
    var launch = PairedLaunch(
      processor: sides[0].processor,
      isSwapped: isSwapped,
      framesPerSample: frameCount
    )
    for index in 0..<pairing.pairCount {
      if index >= pairing.pairCountMin, Clocks.monotonic() > end { break }
      var samples: [Bool: TimeSample] = [:]
      for side in index.isMultiple(of: 2) ? sides : sides.reversed() {
        samples[side.isBase] = try side.sample(frameCount: frameCount)
      }
      guard let base = samples[true], let new = samples[false] else { continue }
      launch.append(base: base, new: new)
    }
    return launch
  }

  /// Hears both greetings and decides how many frames a sample has.
  private mutating func greet(_ sides: inout [Side]) throws -> Int {
    for index in sides.indices {
      try sides[index].greet()
    }
    if let framesPerSample { return framesPerSample }
    // A sample is at most one run, since making runs takes time that is not measured.
    let base = sides.first { $0.isBase }?.greeting
    let wanted = pairing.sampleNanoseconds / (base?.frameNanoseconds ?? 1)
    let frameCount = min(max(Int(clamping: wanted), 1), base?.frameCount ?? 1)
    framesPerSample = frameCount
    return frameCount
  }

  private func words(on processor: Int) -> [String] {
    command.words + ["--processor", String(processor)]
  }
}

extension PairSampler {
  /// A process of one arm.
  private struct Side {
    let isBase: Bool
    var greeting: SamplingGreeting?
    private let process: SteppedProcess
    private let timeoutSeconds: Int

    init(_ arm: Arm, isBase: Bool, words: [String], _ pairing: PairProtocol) throws {
      self.isBase = isBase
      timeoutSeconds = pairing.timeoutSeconds
      // Hash tables have the same order on both sides and in every launch.
      process = try SteppedProcess(
        executable: arm.executable,
        arguments: words,
        environment: ProcessInfo.processInfo.environment
          .merging(["SWIFT_BACKTRACE": "enable=no"]) { chosen, _ in chosen }
          .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
          .merging(arm.environment) { $1 }
      )
    }

    var processor: Int? { greeting?.processor }

    mutating func greet() throws {
      let line = try told { () throws(SteppedProcessError) in
        try process.answer(withinSeconds: timeoutSeconds)
      }
      guard let greeting = SamplingGreeting(line: line) else {
        throw Trouble(
          isBase: isBase,
          detail: "found the greeting '\(line)', expected one of version "
            + "\(SamplingGreeting.version)",
          standardError: []
        )
      }
      self.greeting = greeting
    }

    func sample(frameCount: Int) throws -> TimeSample {
      let line = try told { () throws(SteppedProcessError) in
        try process.ask(String(frameCount), withinSeconds: timeoutSeconds)
      }
      guard let sample = TimeSample(line: line) else {
        throw Trouble(
          isBase: isBase,
          detail: "found the sample '\(line)', expected three numbers",
          standardError: []
        )
      }
      return sample
    }

    private func told(_ ask: () throws(SteppedProcessError) -> String) throws -> String {
      do {
        return try ask()
      } catch {
        let detail =
          switch error.ending {
          case .interrupted: throw ToolError.interrupted
          case .exited(let status): "the sampling process exited with status \(status)"
          case .signalled(let number, let name):
            "signal \(number) (\(name)) ended the sampling process"
          case .timedOut(let seconds): "the sampling process took longer than \(seconds) s"
          }
        throw Trouble(isBase: isBase, detail: detail, standardError: error.standardError)
      }
    }
  }
}
