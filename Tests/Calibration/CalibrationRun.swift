import Glibc
import UBCommandLineSupport
import UBInstrumentation
import UBMeasurement
import UBSuites
import UBWorkloads
import UpdatePipeline

/// A run that does exactly the work that its parameters state.
///
/// In each frame one write invalidates a view twice, and `rows` bindings are evaluated; under
/// `layoutOnly` twice as many, under `fullRecompute` four times as many. Updating `work` rows takes
/// time.
final class CalibrationRun: MeasuredRun {
  let frameCount: Int
  private(set) var work = WorkCounters()
  private(set) var solverTime: UInt64 = 0
  private(set) var virtualTime: UInt64?

  private let rowCount: Int
  private let allocationCount: Int
  private let retainedCount: Int
  private let pauseMilliseconds: Int
  private let strategy: String
  private let fault: CalibrationFault?
  private let clock: (@convention(c) () -> UInt64)?
  private let skew: CalibrationSkew
  private let rows: CalibrationRows
  /// The rows that a frame updates: a thousandth more of them for each that the skew adds.
  private let rowsToUpdate: Int
  private var displayed: UInt64 = 0
  private var recorder: SpanRecorder?
  private var retained: [Block] = []

  private var stepCount = 0

  private static let virtualNanosecondsPerRow = 100
  /// The distance between two frames in which `tail` repeats the work.
  private static let heavyFrameStride = 100
  /// The block that the first run of a process leaves behind in the frame of a first use.
  private static var firstUse: Block?

  /// Sixteen bytes of header and forty-eight of content: a block of 64 bytes.
  private final class Block {
    var content = InlineArray<6, UInt64>(repeating: 0)
  }

  /// A run with a known way to go wrong, or none.
  ///
  /// - Throws: `ToolError.failed` if the environment asks for something unknown.
  init(
    _ parameters: Parameters,
    strategy: UpdateStrategy,
    fault: CalibrationFault?,
    clock: (@convention(c) () -> UInt64)?
  ) throws {
    frameCount = parameters.integer("frames")
    rowCount = parameters.integer("rows")
    allocationCount = parameters.integer("allocations")
    retainedCount = parameters.integer("retained")
    pauseMilliseconds = parameters.integer("milliseconds")
    self.strategy = strategy.name
    self.fault = strategy.name == CalibrationFault.strategy ? fault : nil
    self.clock = clock
    skew = try CalibrationSkew()
    let workCount = parameters.integer("work")
    rows = CalibrationRows(count: workCount)
    rowsToUpdate = workCount + workCount * skew["work"] / 1_000
    virtualTime = skew["virtual"] == 0 ? nil : 0
    retained.reserveCapacity(frameCount * (retainedCount + skew["retained"]))
    let crashesInTime = clock != nil && skew["crash-time"] != 0
    let isReference = strategy.name == StrategyCatalogue.reference.name
    if crashesInTime || isReference && skew["crash-reference"] != 0 {
      Self.crash()
    }
  }

  func record(with recorder: SpanRecorder) {
    self.recorder = recorder
    if skew["crash-trace"] != 0 { Self.crash() }
  }

  func step(_ index: Int) {
    work[.writesTotal] += 1
    work[.writesGated] += skew["gated"]
    work[.listEnters] += skew["enters"]
    work[.propertiesRequested] += 2 + skew["invalidations"]
    work[.solverPivots] += skew["pivots"]
    work[.propertiesCoalesced] += 1
    work[.propertiesExecuted] += 1
    work[.cellsPeak] = rowCount
    recorder?.begin(.properties)
    evaluateBindings()
    recorder?.end()
    for _ in 0..<max(allocationCount + skew["allocations"], 0) {
      Self.keep(Block())
    }
    for _ in 0..<retainedCount + skew["retained"] {
      retained.append(Block())
    }
    if index == skew["first-use"], Self.firstUse == nil { Self.firstUse = Block() }
    stepCount += 1
    let isHeavy = stepCount.isMultiple(of: Self.heavyFrameStride)
    for _ in 0...(isHeavy ? skew["tail"] : 0) {
      rows.update(count: rowsToUpdate, frame: index)
      virtualTime? += UInt64(rowsToUpdate * Self.virtualNanosecondsPerRow)
    }
    // Imitates a hash table that is slower with some seeds than with others.
    if skew["hash"] != 0 { virtualTime? += UInt64(truncatingIfNeeded: "row".hashValue & 0xfff) }
    Clocks.pause(milliseconds: pauseMilliseconds)
    displayed = UInt64(index)
    if index == CalibrationFault.frame {
      goWrong()
    }
  }

  func displayDigest() -> UInt64 {
    var digest = Digest()
    digest.combine(displayed)
    digest.combine(UInt64(bitPattern: Int64(skew["display"])))
    return digest.value
  }

  private func evaluateBindings() {
    let factor =
      switch strategy {
      case "fullRecompute": 4
      case "layoutOnly": 2
      default: 1
      }
    let start = clock?() ?? 0
    let skewed = skew["bindings"] + rowCount * rowCount * skew["quadratic"]
    work[.bindingsEvaluated] += rowCount * factor + skewed
    work[.bindingsEffective] += rowCount + skewed
    work[.bindingsRedundant] += rowCount * (factor - 1)
    // A cut-off saves one run that changes nothing.
    let lost = skew["cutoffs"]
    work[.propertiesExecuted] += lost
    work[.propertiesRedundant] += lost
    work[.bindingsEvaluated] += lost * rowCount
    work[.bindingsRedundant] += lost * rowCount
    solverTime += (clock?() ?? 0) - start
  }

  private func goWrong() {
    switch fault {
    case nil:
      break
    case .nondeterministic:
      // The process seeds the hash, unless hashing is deterministic.
      work[.bindingsEvaluated] += abs(strategy.hashValue % 1_000_000_007) + 1
    case .crash:
      Self.crash()
    case .exit:
      exit(3)
    case .hang:
      Clocks.pause(milliseconds: 3_600_000)
    case .stale:
      displayed -= 1
    }
  }

  /// Writes a message first, since an optimized build traps without one.
  private static func crash() -> Never {
    StandardError.write("the workload crashes on purpose\n")
    preconditionFailure("A calibration workload crashes where it is asked to.")
  }

  /// Lets a block escape, so that the optimizer can't drop the allocation.
  @inline(never)
  @_optimize(none)
  private static func keep(_ block: Block) {
    block.content[0] = 1
  }
}
