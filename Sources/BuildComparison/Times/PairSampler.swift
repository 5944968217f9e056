import UBMeasurement
package import UBResults

/// The numbers of launches, pairs and rounds, and the times they may take.
package struct PairProtocol: Sendable {
  /// The launches of a stage; each starts both builds anew.
  var launchCounts = 6...16
  /// The pairs of a launch: as many as fit, within these bounds.
  ///
  /// Starting two builds takes as long as a hundred pairs. On a busy machine, which leaves time for
  /// few, the median of ten differs from that of sixty by two percent; a benchmark that is then
  /// undecided is sampled in another round instead of in a longer stage.
  var pairCounts = 10...50
  /// The intended time of a sample.
  var sampleNanoseconds: UInt64 = 600_000
  /// The longest time of a stage, unless the least number of launches and pairs takes longer.
  var stageNanoseconds: UInt64 = 900_000_000
  /// The largest number of rounds of a stage for a benchmark that stays undecided.
  package var roundsMax = 5
  /// The longest time in which a process has to answer.
  package var timeoutSeconds = 300

  /// The gate's protocol.
  package init() {}
}

/// Takes pairs of samples of one benchmark from two builds.
///
/// Both builds are alive at the same time, pinned to one processor, and one waits while the other
/// measures. They step the same work in the order base, new, new, base, so that a steady drift of
/// the machine affects both alike. In a launch, their memory has the same addresses and their hash
/// functions the same seed; the next launch has others.
package struct PairSampler {
  /// The reason why a launch has no samples.
  package struct Trouble: Error {
    /// Whether the base failed, and not the new build.
    package let isBase: Bool
    /// The particulars in a sentence.
    package let detail: String
    /// The first and the last lines of the process's standard error.
    package let standardError: [String]
  }

  private let words: [String]
  private let pairing: PairProtocol
  /// The steps of a sample, the same in all launches so that they can be compared.
  private var stepsPerSample: Int?
  private var launchIndex = 0
  /// The first layout's seed; a gate that runs again gets other layouts.
  private let firstLayout = Int(truncatingIfNeeded: Clocks.monotonic())

  private static let stepsMax = 1_000_000
  private static let fittingSamples = 3

  /// A sampler of the benchmark that an executable samples when it gets the words as arguments.
  package init(words: [String], _ pairing: PairProtocol) {
    self.words = words
    self.pairing = pairing
  }

  /// Starts both builds as often as there is time for, and takes pairs each time.
  ///
  /// Roles alternate from launch to launch, since the process that is started first may be
  /// favoured; a swapped stage begins with the roles that the other ends with.
  ///
  /// - Throws: `Trouble`, or `ToolError.interrupted`.
  package mutating func stage(base: Arm, new: Arm, isSwapped: Bool) throws -> [PairedLaunch] {
    let end = Clocks.monotonic() + pairing.stageNanoseconds
    var launches: [PairedLaunch] = []
    while launches.count < pairing.launchCounts.upperBound {
      let start = Clocks.monotonic()
      let isTurned = !launches.count.isMultiple(of: 2)
      launches.append(try launch(base: base, new: new, isSwapped: isSwapped != isTurned))
      // The next launch will take as long as the last.
      let now = Clocks.monotonic()
      if launches.count >= pairing.launchCounts.lowerBound, now + (now - start) > end { break }
    }
    return launches
  }

  /// Starts both builds, takes pairs and ends them.
  private mutating func launch(base: Arm, new: Arm, isSwapped: Bool) throws -> PairedLaunch {
    let share = pairing.stageNanoseconds / UInt64(pairing.launchCounts.lowerBound)
    let end = Clocks.monotonic() + share
    let pair = try SamplingPair(
      base: base,
      new: new,
      isSwapped: isSwapped,
      SamplingLaunch(
        words: words + ["--processor", String(nextProcessor)],
        layout: AddressLayout(seed: firstLayout &+ launchIndex),
        timeoutSeconds: pairing.timeoutSeconds
      )
    )
    launchIndex += 1
    let processor = try pair.greet()
    let stepCount = try warmUp(pair)
    var launch = PairedLaunch(
      processor: processor,
      isSwapped: isSwapped,
      framesPerSample: stepCount
    )
    for index in 0..<pairing.pairCounts.upperBound {
      if index >= pairing.pairCounts.lowerBound, Clocks.monotonic() > end { break }
      let samples = try pair.samples(
        stepCount: stepCount,
        isReversed: !index.isMultiple(of: 2)
      )
      launch.append(base: samples.base, new: samples.new)
    }
    return launch
  }

  /// Each launch runs on the next of the processors that this process may use.
  private var nextProcessor: Int {
    let processors = ProcessorAffinity.allowed
    return processors.isEmpty ? 0 : processors[launchIndex % processors.count]
  }

  /// Takes pairs that are thrown away, and in the first launch decides the steps of a sample.
  private mutating func warmUp(_ pair: SamplingPair) throws -> Int {
    func time(_ stepCount: Int) throws -> UInt64 {
      max(try pair.samples(stepCount: stepCount, isReversed: false).base.cpu, 1)
    }
    if let stepsPerSample {
      _ = try time(stepsPerSample)
      return stepsPerSample
    }
    var stepCount = 1
    var taken = try time(1)
    while taken < pairing.sampleNanoseconds, stepCount < Self.stepsMax {
      let wanted = UInt64(stepCount) * pairing.sampleNanoseconds / taken + 1
      stepCount = min(Int(clamping: wanted), stepCount * 4, Self.stepsMax)
      taken = try time(stepCount)
    }
    // The first steps are slower than others, so their time overstates that of the rest.
    for _ in 0..<Self.fittingSamples {
      taken = min(taken, try time(stepCount))
    }
    let fitting = (UInt64(stepCount) * pairing.sampleNanoseconds + taken - 1) / taken
    let stepsPerSample = min(max(Int(clamping: fitting), 1), Self.stepsMax)
    self.stepsPerSample = stepsPerSample
    return stepsPerSample
  }
}
