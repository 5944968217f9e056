import Glibc
import Synchronization

/// Monitors the number of existing and of running threads of this process, on its own thread.
package final class ThreadMeter: Sendable {
  /// The interval between two checks.
  package static let periodMilliseconds = 1

  private let peak = Atomic<Int>(0)
  private let runningPeak = Atomic<Int>(0)
  private let watcher = Atomic<Int>(0)
  private let isWatching = Atomic<Bool>(true)
  private let status: ProcessFile
  private let looksAtStates: Bool

  /// Starts to monitor; `nil` if the kernel doesn't report threads.
  ///
  /// Reading the state of each thread takes one file per thread, so it is optional.
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

  /// Resets the peaks.
  package func reset() {
    peak.store(0, ordering: .relaxed)
    runningPeak.store(0, ordering: .relaxed)
    look()
  }

  /// The peak number of threads since the last reset, excluding the monitor.
  package func readPeak() -> Int {
    look()
    return peak.load(ordering: .relaxed)
  }

  /// The peak number of threads running or waiting for a processor since the last reset, excluding
  /// the monitor and including the calling thread.
  package func readRunningPeak() -> Int {
    look()
    return runningPeak.load(ordering: .relaxed)
  }

  /// Stops the monitor.
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
