import Synchronization

/// Change notifications from other threads, kept until the main actor's next turn (U10).
nonisolated final class NotificationInbox: Sendable {
  static let shared = NotificationInbox()

  private let notifications = Mutex<[@MainActor @Sendable () -> Void]>([])
  private let hasSome = Atomic(false)

  /// Keeps a notification for the main actor.
  func put(_ notification: @escaping @MainActor @Sendable () -> Void) {
    notifications.withLock { $0.append(notification) }
    hasSome.store(true, ordering: .releasing)
  }

  /// Delivers what has come since the last time.
  @MainActor func deliverAll() {
    guard hasSome.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let arrived = notifications.withLock { kept in
      defer { kept.removeAll() }
      return kept
    }
    for notification in arrived {
      notification()
    }
  }
}
