import FoundationEssentials
import UBMeasurement
import UBResults

/// What counts instructions here.
enum InstructionSource {
  /// The processor, which takes no longer for it.
  case processor
  /// A simulator, which takes about a hundred times as long.
  case simulator(Callgrind)
  /// Nothing, for a reason.
  case none(reason: String)

  /// Looks for one; for a simulator only if it is wanted.
  init(simulating: Bool) {
    guard let obstacle = ProcessorInstructions.obstacle() else {
      self = .processor
      return
    }
    guard simulating else {
      self = .none(
        reason: "\(obstacle); with --instructions callgrind counts, a hundred times slower"
      )
      return
    }
    do throws(CallgrindError) {
      self = .simulator(try Callgrind())
    } catch {
      self = .none(reason: "\(obstacle), and callgrind can't be used: \(error)")
    }
  }

  /// What counts, for documents; `nil` for nothing.
  var counter: MetricCounter? {
    switch self {
    case .processor: ProcessorInstructions.counter
    case .simulator(let callgrind): callgrind.counter
    case .none: nil
    }
  }

  /// Why nothing counts; `nil` if something does.
  var obstacle: String? {
    guard case .none(let reason) = self else { return nil }
    return reason
  }

  /// A file that nothing else uses, for what a simulator writes.
  static func newFile() -> String {
    "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString).callgrind"
  }
}
