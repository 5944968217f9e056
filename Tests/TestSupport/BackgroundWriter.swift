import Foundation

/// Writes to a model on a thread of its own and waits for it.
public enum BackgroundWriter {
  /// Sets the model's title from another thread.
  public static func write(_ title: String, to model: Counterpart) {
    let box = Handover(model: model)
    let thread = Thread { box.write(title) }
    thread.start()
    box.done.wait()
  }
}

/// Hands a model to one thread while the one that had it waits.
private nonisolated final class Handover: @unchecked Sendable {
  let model: Counterpart
  let done = DispatchSemaphore(value: 0)

  init(model: Counterpart) {
    self.model = model
  }

  func write(_ title: String) {
    model.title = title
    done.signal()
  }
}
