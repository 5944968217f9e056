import Foundation

/// Writes to a model on another thread and waits, as an app may do by mistake.
enum ElsewhereWriter {
  static func write(_ text: String, to model: Reading) {
    let handover = Handover(model: model)
    let thread = Thread { handover.write(text) }
    thread.start()
    handover.done.wait()
  }
}

/// Passes a model to a thread while the original thread waits.
private nonisolated final class Handover: @unchecked Sendable {
  let model: Reading
  let done = DispatchSemaphore(value: 0)

  init(model: Reading) {
    self.model = model
  }

  func write(_ text: String) {
    model.text = text
    done.signal()
  }
}
