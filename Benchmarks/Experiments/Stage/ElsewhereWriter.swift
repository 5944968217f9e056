import Foundation

/// Writes to a model on a thread of its own and waits for it: what an app does by mistake.
enum ElsewhereWriter {
  static func write(_ text: String, to model: Reading) {
    let handover = Handover(model: model)
    let thread = Thread { handover.write(text) }
    thread.start()
    handover.done.wait()
  }
}

/// Hands a model to one thread while the one that had it waits.
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
