/// Why the processor's count of instructions can't be read.
package enum ProcessorInstructionsError: Error, Equatable, Sendable {
  /// The kernel doesn't hand it out.
  case refused(reason: String)
  /// It counts something else.
  case miscounted(Int, rounds: Int)
}

extension ProcessorInstructionsError: CustomStringConvertible {
  /// A sentence that says what was found.
  package var description: String {
    switch self {
    case .refused(let reason): "the kernel offers no counter of the processor's (\(reason))"
    case .miscounted(let count, let rounds):
      "the processor's counter saw \(count) instructions in a loop of \(rounds) rounds"
    }
  }
}
