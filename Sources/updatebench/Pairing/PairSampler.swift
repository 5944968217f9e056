import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBResults

/// Takes pairs of samples of one benchmark from two builds.
///
/// Both arms are alive at the same time, pinned to one processor, and one waits while the other
/// measures. They are asked for the same frames in the order base, new, new, base, so that what
/// changes steadily on the machine falls on both alike. Their memory lies at the same addresses and
/// their hash functions start from the same seed, both others in the next launch.
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
  /// Where the layouts of this sampler start, so that a gate that runs again has others.
  private let firstLayout = Int(truncatingIfNeeded: Clocks.monotonic())

  init(_ command: MeasurementCommand, _ pairing: PairProtocol) {
    self.command = command
    self.pairing = pairing
  }

  /// Starts both arms as often as there is time for, and takes pairs each time.
  ///
  /// Roles alternate from launch to launch, since who is started first may be favoured; a swapped
  /// stage begins with the roles that the other ends with.
  ///
  /// - Throws: `Trouble`, or `ToolError.interrupted`.
  mutating func stage(base: Arm, new: Arm, isSwapped: Bool) throws -> [PairedLaunch] {
    let end = Clocks.monotonic() + pairing.stageNanoseconds
    var launches: [PairedLaunch] = []
    while launches.count < pairing.launchCounts.upperBound {
      let start = Clocks.monotonic()
      let isTurned = !launches.count.isMultiple(of: 2)
      launches.append(try launch(base: base, new: new, isSwapped: isSwapped != isTurned))
      // What the last took, the next will take.
      let now = Clocks.monotonic()
      if launches.count >= pairing.launchCounts.lowerBound, now + (now - start) > end { break }
    }
    return launches
  }

  /// Starts both arms, takes pairs and ends them.
  private mutating func launch(base: Arm, new: Arm, isSwapped: Bool) throws -> PairedLaunch {
    let share = pairing.stageNanoseconds / UInt64(pairing.launchCounts.lowerBound)
    let end = Clocks.monotonic() + share
    let processors = ProcessorAffinity.allowed
    let processor = processors.isEmpty ? 0 : processors[launchIndex % processors.count]
    let layout = AddressLayout(seed: firstLayout &+ launchIndex)
    launchIndex += 1
    let arms = isSwapped ? [new, base] : [base, new]
    var sides: [Side] = []
    for (index, arm) in arms.enumerated() {
      let isBase = (index == 0) != isSwapped
      sides.append(
        try Side(arm, isBase: isBase, words: words(on: processor), in: layout, pairing)
      )
    }
    for index in sides.indices {
      try sides[index].greet()
    }
    let frameCount = try warmUp(sides)
    var launch = PairedLaunch(
      processor: sides[0].processor,
      isSwapped: isSwapped,
      framesPerSample: frameCount
    )
    for index in 0..<pairing.pairCounts.upperBound {
      if index >= pairing.pairCounts.lowerBound, Clocks.monotonic() > end { break }
      let order = index.isMultiple(of: 2) ? sides : sides.reversed()
      let samples = try order.map { try $0.sample(frameCount: frameCount) }
      let (base, new) = order[0].isBase ? (samples[0], samples[1]) : (samples[1], samples[0])
      launch.append(base: base, new: new)
    }
    return launch
  }

  /// Takes pairs that are thrown away, and decides in the first launch how many frames a sample
  /// has.
  private mutating func warmUp(_ sides: [Side]) throws -> Int {
    func time(_ frameCount: Int) throws -> UInt64 {
      var time: UInt64 = 0
      for side in sides {
        let sample = try side.sample(frameCount: frameCount)
        if side.isBase { time = max(sample.cpu, 1) }
      }
      return time
    }
    if let framesPerSample {
      _ = try time(framesPerSample)
      return framesPerSample
    }
    var frameCount = 1
    var taken = try time(1)
    while taken < pairing.sampleNanoseconds, frameCount < Self.framesMax {
      let wanted = UInt64(frameCount) * pairing.sampleNanoseconds / taken + 1
      frameCount = min(Int(clamping: wanted), frameCount * 4, Self.framesMax)
      taken = try time(frameCount)
    }
    // The first frames are slower than others, so they say little of how many fit.
    for _ in 0..<Self.fittingSamples {
      taken = min(taken, try time(frameCount))
    }
    let fitting = (UInt64(frameCount) * pairing.sampleNanoseconds + taken - 1) / taken
    let framesPerSample = min(max(Int(clamping: fitting), 1), Self.framesMax)
    self.framesPerSample = framesPerSample
    return framesPerSample
  }

  private static let framesMax = 1_000_000
  private static let fittingSamples = 3

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

    init(
      _ arm: Arm,
      isBase: Bool,
      words: [String],
      in layout: AddressLayout,
      _ pairing: PairProtocol
    ) throws {
      self.isBase = isBase
      timeoutSeconds = pairing.timeoutSeconds
      // With one seed for all launches, the chance of collisions would favour the same side each
      // time, so seeds are the layout's.
      process = try SteppedProcess(
        executable: arm.executable,
        arguments: words,
        environment: ProcessInfo.processInfo.environment
          .merging(["SWIFT_BACKTRACE": "enable=no"]) { chosen, _ in chosen }
          .filter { $0.key != "SWIFT_DETERMINISTIC_HASHING" }
          .merging(arm.environment) { $1 },
        layout: layout
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
          detail: "found the sample '\(line)', expected two numbers",
          standardError: []
        )
      }
      return sample
    }

    private func told(_ ask: () throws(SteppedProcessError) -> String) throws -> String {
      do {
        return try ask()
      } catch {
        if error.ending == .interrupted { throw ToolError.interrupted }
        let detail = "the sampling process \(error.ending)"
        throw Trouble(isBase: isBase, detail: detail, standardError: error.standardError)
      }
    }
  }
}
