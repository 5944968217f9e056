import UBInstrumentation
import UpdatePipeline

/// Classifies each write to a model by its effect.
///
/// Every write is exactly one of: *gated* (the value is unchanged, so Observation notifies no one),
/// *notifying*, *suppressed* (the reader was notified of an earlier write and hasn't run since,
/// because a registration fires once), or *unobserved* (nothing reads it).
struct WriteLedger {
  private let window: UIWindow

  /// A ledger that counts in a window.
  init(window: UIWindow) {
    self.window = window
  }

  /// Makes a write and counts it by its effect.
  ///
  /// - Parameters:
  /// - reader: The view whose content reads the property; `nil` if none shows the model.
  /// - isSame: Whether the value is unchanged.
  /// - write: Assigns the value.
  func write(readBy reader: UIView?, isSame: Bool, _ write: () -> Void) {
    window.count(.writesTotal)
    let deliveredBefore = window.reading(of: .notificationsDelivered)
    write()
    guard window.reading(of: .notificationsDelivered) == deliveredBefore else { return }
    if isSame {
      window.count(.writesGated)
    } else if reader?.contentTracking == .fired {
      window.count(.writesSuppressed)
    } else {
      window.count(.writesUnobserved)
    }
  }
}
