import Glibc
import Synchronization

/// Watches how many threads this process has and how many of them run, from a thread of its own.
package final class ThreadMeter: Sendable {
  /// How long the watcher waits between two looks.
  package static let periodMilliseconds = 1

  private let peak = Atomic<Int>(0)
  private let runningPeak = Atomic<Int>(0)
  private let watcher = Atomic<Int>(0)
  private let isWatching = Atomic<Bool>(true)
  private let status: ProcessFile
  private let looksAtStates: Bool

  /// Starts to watch; `nil` where the kernel doesn't tell.
  ///
  /// To look at what each thread does takes a file a thread, so that is done only if asked for.
  package init?(lookingAtStates looksAtStates: Bool = false) {
    guard let status = ProcessFile("status") else { return nil }
    self.status = status
    self.looksAtStates = looksAtStates
    DetachedThread.start { [self] in
      watcher.store(ThreadStates.current ?? 0, ordering: .relaxed)
      while isWatching.load(ordering: .relaxed) {
        look()
        Clocks.pause(milliseconds: Self.periodMilliseconds)
      }
    }
  }

  /// Forgets the peaks.
  package func reset() {
    peak.store(0, ordering: .relaxed)
    runningPeak.store(0, ordering: .relaxed)
    look()
  }

  /// The most threads seen since the last reset, without the watcher.
  package func readPeak() -> Int {
    look()
    return peak.load(ordering: .relaxed)
  }

  /// The most threads that a look since the last reset found running or waiting for a processor,
  /// without the watcher; the thread that asks is one of them.
  package func readRunningPeak() -> Int {
    look()
    return runningPeak.load(ordering: .relaxed)
  }

  /// Ends the watcher.
  package func stop() {
    isWatching.store(false, ordering: .relaxed)
  }

  private func look() {
    let count = (status.number(after: "Threads:") ?? 1) - 1
    peak.max(count, ordering: .relaxed)
    guard looksAtStates else { return }
    let own = watcher.load(ordering: .relaxed)
    let running = ThreadStates.all.count { $0.key != own && $0.value == "R" }
    runningPeak.max(running, ordering: .relaxed)
  }
}
