import Dispatch
import Synchronization

/// Runs jobs in parallel on their own threads, which may block.
package enum ParallelJobs {
  /// Returns the results of the jobs, in order.
  ///
  /// Jobs start in order, at most `width` at once. After an error no further job starts, and the
  /// running jobs are awaited.
  ///
  /// - Throws: the error of the first job that threw.
  package static func results<Success: Sendable>(
    of count: Int,
    width: Int,
    _ job: @escaping @Sendable (Int) throws -> Success
  ) throws -> [Success] {
    let board = JobBoard<Success>(count: count)
    let ended = DispatchSemaphore(value: 0)
    let threadCount = min(max(width, 1), count)
    for _ in 0..<threadCount {
      DetachedThread.start {
        while let index = board.takeNext() {
          board.note(Result { try job(index) }, of: index)
        }
        ended.signal()
      }
    }
    for _ in 0..<threadCount {
      ended.wait()
    }
    return try board.results()
  }
}

/// The state shared by the threads that run jobs.
private final class JobBoard<Success: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Success?]
    var error: (any Error)?
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
  }

  /// The next job to run; `nil` when none is left or one has failed.
  func takeNext() -> Int? {
    state.withLock { state in
      guard state.error == nil, state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Records the result of a job.
  func note(_ result: Result<Success, any Error>, of index: Int) {
    state.withLock { state in
      switch result {
      case .success(let value): state.results[index] = value
      case .failure(let error): state.error = state.error ?? error
      }
    }
  }

  /// The results of the jobs after all have ended.
  func results() throws -> [Success] {
    try state.withLock { state in
      if let error = state.error { throw error }
      return state.results.compactMap(\.self)
    }
  }
}
