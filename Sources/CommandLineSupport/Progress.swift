import Synchronization
import UBMeasurement

/// The progress of a run at standard error: one line that is rewritten at a terminal, and elsewhere
/// a line every few seconds.
package final class Progress: Sendable {
  private struct State {
    var step = 0
    var stepCount: Int?
    var lastLine: UInt64 = 0
  }

  private let isQuiet: Bool
  private let isTerminal = StandardError.isTerminal
  private let state: Mutex<State>

  /// The time between two lines that aren't rewritten, in nanoseconds.
  private static let lineInterval: UInt64 = 5_000_000_000

  /// Starts before the first of `stepCount` steps; `nil` for an unknown number.
  package init(stepCount: Int?, isQuiet: Bool) {
    self.isQuiet = isQuiet
    state = Mutex(State(stepCount: stepCount))
  }

  /// Expects more steps than were known at the start.
  package func expect(_ moreSteps: Int) {
    state.withLock { state in
      if let stepCount = state.stepCount { state.stepCount = stepCount + moreSteps }
    }
  }

  /// Starts the next step, on any thread.
  package func begin(_ step: String) {
    guard !isQuiet else { return }
    state.withLock { state in
      state.step += 1
      let line = "[\(state.step)\(state.stepCount.map { "/\($0)" } ?? "")] \(step)"
      guard !isTerminal else { return StandardError.rewriteLine(line) }
      let now = Clocks.monotonic()
      guard state.step == 1 || now - state.lastLine >= Self.lineInterval else { return }
      state.lastLine = now
      StandardError.write("\(line)\n")
    }
  }

  /// Removes the line at a terminal.
  package func end() {
    guard !isQuiet, isTerminal else { return }
    StandardError.rewriteLine()
  }
}
