import FoundationEssentials
import UBMeasurement
import UBResults

/// The counter of instructions on this machine.
enum InstructionSource {
  /// The processor, at no cost.
  case processor
  /// A simulator, about a hundred times slower.
  case simulator(Callgrind)
  /// No counter, with the reason.
  case none(reason: String)

  /// Finds a counter; looks for a simulator only if one is wanted.
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

  /// The counter in documents; `nil` for none.
  var counter: MetricCounter? {
    switch self {
    case .processor: ProcessorInstructions.counter
    case .simulator(let callgrind): callgrind.counter
    case .none: nil
    }
  }

  /// The reason why nothing counts; `nil` if something does.
  var obstacle: String? {
    guard case .none(let reason) = self else { return nil }
    return reason
  }

  /// The path of a new file for a simulator's output.
  static func newFile() -> String {
    "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString).callgrind"
  }
}
