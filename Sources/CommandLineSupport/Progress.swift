import UBMeasurement
import Synchronization

/// Shows the current step of a run on standard error, on one line that is rewritten at a terminal.
package final class Progress: Sendable {
  private let isQuiet: Bool
  private let isTerminal = StandardError.isTerminal
  private let state: Mutex<(step: Int, stepCount: Int?)>

  /// Progress before the first step; `nil` for an unknown number of steps.
  package init(stepCount: Int?, isQuiet: Bool) {
    self.isQuiet = isQuiet
    state = Mutex((0, stepCount))
  }

  /// Adds to the number of expected steps.
  package func expect(_ moreSteps: Int) {
    state.withLock { state in
      if let stepCount = state.stepCount { state.stepCount = stepCount + moreSteps }
    }
  }

  /// Shows the next step; any thread may call it.
  package func begin(_ step: String) {
    guard !isQuiet else { return }
    state.withLock { state in
      state.step += 1
      let line = "[\(state.step)\(state.stepCount.map { "/\($0)" } ?? "")] \(step)"
      StandardError.write(isTerminal ? "\r\u{1b}[K\(line)" : "\(line)\n")
    }
  }

  /// Removes the line from a terminal.
  package func end() {
    guard !isQuiet, isTerminal else { return }
    StandardError.write("\r\u{1b}[K")
  }
}
