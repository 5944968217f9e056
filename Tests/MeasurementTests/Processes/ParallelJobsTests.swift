import UBMeasurement
import Synchronization
import Testing

@Suite struct ParallelJobsTests {
  @Test(arguments: [1, 3, 100]) func resultsAreInTheOrderOfTheJobs(width: Int) throws {
    let squares = try ParallelJobs.results(of: 20, width: width) { $0 * $0 }
    let expected = (0..<20).map { $0 * $0 }
    #expect(squares == expected)
  }

  @Test func nothingRunsForNoJobs() throws {
    #expect(try ParallelJobs.results(of: 0, width: 2) { $0 } == [])
  }

  /// Each waits until the other has started.
  @Test func asManyRunAtOnceAsTheWidth() throws {
    let started = Atomic(0)
    let results = try ParallelJobs.results(of: 2, width: 2) { index in
      started.add(1, ordering: .sequentiallyConsistent)
      while started.load(ordering: .sequentiallyConsistent) < 2 { Clocks.pause(milliseconds: 1) }
      return index
    }
    #expect(results == [0, 1])
  }

  @Test func noMoreRunAtOnceThanTheWidth() throws {
    let running = Mutex((now: 0, max: 0))
    _ = try ParallelJobs.results(of: 12, width: 3) { _ in
      running.withLock { running in
        running.now += 1
        running.max = max(running.max, running.now)
      }
      Clocks.pause(milliseconds: 1)
      running.withLock { $0.now -= 1 }
    }
    #expect(running.withLock { $0.max } <= 3)
  }

  @Test func afterAFailureNothingStarts() throws {
    struct Refusal: Error, Equatable {}
    let started = Mutex<[Int]>([])
    #expect(throws: Refusal()) {
      try ParallelJobs.results(of: 9, width: 1) { index in
        started.withLock { $0.append(index) }
        if index == 2 { throw Refusal() }
      }
    }
    #expect(started.withLock { $0 } == [0, 1, 2])
  }
}
