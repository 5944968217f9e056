import UBMeasurement
import Synchronization

/// Tells a person at standard error how far a run is: one line, rewritten at a terminal.
package final class Progress: Sendable {
  private let isQuiet: Bool
  private let isTerminal = StandardError.isTerminal
  private let state: Mutex<(step: Int, stepCount: Int?)>

  /// Starts before the first step; of how many there will be, if that is known.
  package init(stepCount: Int?, isQuiet: Bool) {
    self.isQuiet = isQuiet
    state = Mutex((0, stepCount))
  }

  /// Expects more steps than were known at the start.
  package func expect(_ moreSteps: Int) {
    state.withLock { state in
      if let stepCount = state.stepCount { state.stepCount = stepCount + moreSteps }
    }
  }

  /// Starts the next step, on whichever thread.
  package func begin(_ what: String) {
    guard !isQuiet else { return }
    state.withLock { state in
      state.step += 1
      let line = "[\(state.step)\(state.stepCount.map { "/\($0)" } ?? "")] \(what)"
      StandardError.write(isTerminal ? "\r\u{1b}[K\(line)" : "\(line)\n")
    }
  }

  /// Removes the line.
  package func end() {
    guard !isQuiet, isTerminal else { return }
    StandardError.write("\r\u{1b}[K")
  }
}
