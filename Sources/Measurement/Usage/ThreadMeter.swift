import Glibc
import Synchronization

/// Watches how many threads this process has, from a thread of its own.
package final class ThreadMeter: Sendable {
  /// How long the watcher waits between two looks.
  package static let periodMilliseconds = 1

  private let peak = Atomic<Int>(0)
  private let isWatching = Atomic<Bool>(true)
  private let status: ProcessFile

  /// Starts to watch; `nil` where the kernel doesn't tell.
  package init?() {
    guard let status = ProcessFile("status") else { return nil }
    self.status = status
    DetachedThread.start { [self] in
      while isWatching.load(ordering: .relaxed) {
        look()
        Clocks.pause(milliseconds: Self.periodMilliseconds)
      }
    }
  }

  /// Forgets the peak.
  package func reset() {
    peak.store(0, ordering: .relaxed)
    look()
  }

  /// The most threads seen since the last reset, without the watcher.
  package func readPeak() -> Int {
    look()
    return peak.load(ordering: .relaxed)
  }

  /// Ends the watcher.
  package func stop() {
    isWatching.store(false, ordering: .relaxed)
  }

  private func look() {
    let count = (status.number(after: "Threads:") ?? 1) - 1
    peak.max(count, ordering: .relaxed)
  }
}
