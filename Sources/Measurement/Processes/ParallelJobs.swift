import Dispatch
import Synchronization

/// Runs jobs in parallel on threads of their own, which may block.
package enum ParallelJobs {
  /// Runs jobs and returns their results in the order of the jobs.
  ///
  /// Jobs start in order, at most `width` at once. After a job has thrown no other starts, and the
  /// running ones are waited for.
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

/// The jobs that several threads share, and their results.
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

  /// The job to run next; `nil` when none is left or one has failed.
  func takeNext() -> Int? {
    state.withLock { state in
      guard state.error == nil, state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Stores the result of a job.
  func note(_ result: Result<Success, any Error>, of index: Int) {
    state.withLock { state in
      switch result {
      case .success(let value): state.results[index] = value
      case .failure(let error): state.error = state.error ?? error
      }
    }
  }

  /// The results in order, once all jobs have ended.
  func results() throws -> [Success] {
    try state.withLock { state in
      if let error = state.error { throw error }
      return state.results.compactMap(\.self)
    }
  }
}
