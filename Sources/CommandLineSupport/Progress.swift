import Measurement

/// Tells a person at standard error how far a run is: one line, rewritten at a terminal.
package struct Progress {
  private let isQuiet: Bool
  private let isTerminal = StandardError.isTerminal
  private let stepCount: Int?
  private var step = 0

  /// Starts before the first step; of how many there will be, if that is known.
  package init(stepCount: Int?, isQuiet: Bool) {
    self.stepCount = stepCount
    self.isQuiet = isQuiet
  }

  /// Starts the next step.
  package mutating func begin(_ what: String) {
    step += 1
    show("[\(step)\(stepCount.map { "/\($0)" } ?? "")] \(what)")
  }

  /// Removes the line.
  package func end() {
    guard !isQuiet, isTerminal else { return }
    StandardError.write("\r\u{1b}[K")
  }

  private func show(_ line: String) {
    guard !isQuiet else { return }
    StandardError.write(isTerminal ? "\r\u{1b}[K\(line)" : "\(line)\n")
  }
}
