import Glibc
import UBCCounters
package import UBResults

/// The processor's own count of instructions outside of the kernel, of the thread that makes this
/// and of every thread that it starts from then on.
package struct ProcessorInstructions {
  /// The counter's name in documents.
  package static let counter = MetricCounter(name: "processor instructions", version: "1")

  private let descriptor: CInt

  /// Opens the counter and checks that it counts.
  ///
  /// - Throws: `ProcessorInstructionsError`.
  package init() throws(ProcessorInstructionsError) {
    descriptor = event_counter_open_instructions()
    guard descriptor >= 0 else { throw .refused(reason: Spawn.reason(-descriptor)) }
    do {
      try verify()
    } catch {
      close()
      throw error
    }
  }

  /// The total now.
  package var total: Int { Int(event_counter_read(descriptor)) }

  /// Gives the counter back.
  package func close() {
    _ = Glibc.close(descriptor)
  }

  /// Why the counter can't be read here; `nil` if it can.
  package static func obstacle() -> ProcessorInstructionsError? {
    do {
      try ProcessorInstructions().close()
      return nil
    } catch {
      return error
    }
  }

  /// Runs a known loop, which takes at least an instruction a round and at most ten.
  private func verify() throws(ProcessorInstructionsError) {
    let roundCount = 1_000_000
    let before = total
    event_counter_exercise(UInt64(roundCount))
    let counted = total - before
    guard before >= 0, (roundCount...10 * roundCount).contains(counted) else {
      throw .miscounted(counted, rounds: roundCount)
    }
  }
}

/// An error that keeps the processor's count of instructions from being read.
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
