import Synchronization

/// Counts calls of closures from any thread.
nonisolated final class Tally: Sendable {
  private let count = Atomic(0)

  func add() {
    count.add(1, ordering: .relaxed)
  }

  var value: Int { count.load(ordering: .relaxed) }
}
