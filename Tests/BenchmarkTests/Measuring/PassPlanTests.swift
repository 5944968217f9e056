import Benchmark
import Testing

@Suite struct PassPlanTests {
  @Test func countsAreTakenOverTenIterationsAtMost() {
    #expect(plan(.count, .seconds(1), 10_000) == planned(.count, 10, .max))
    #expect(plan(.usage, .seconds(1), 4) == planned(.usage, 4, .max))
    #expect(plan(.threads, .zero, 0) == planned(.threads, 1, .max))
    #expect(plan(.systemCalls, .zero, 20) == planned(.systemCalls, 10, .max))
    #expect(plan(.instructions, .zero, 20) == planned(.instructions, 3, .max))
  }

  @Test func timesAreSharedAmongTheLaunches() {
    #expect(plan(.time, .seconds(3), 10_000) == planned(.time, 3_334, 1_000_000_000))
    #expect(plan(.time, .milliseconds(30), 1) == planned(.time, 1, 10_000_000))
    #expect(plan(.time, .microseconds(3), 7) == planned(.time, 3, 1_000))
  }

  @Test func whatIsTooLongIsCut() {
    let plan = plan(.time, .seconds(10_000_000_000_000), .max)
    #expect(plan == planned(.time, 10_000, Int.max / 3))
  }

  private func plan(_ pass: MeasuringPass, _ duration: Duration, _ iterations: Int) -> PassPlan {
    PassPlan(pass, maxDuration: duration, maxIterations: iterations)
  }

  private func planned(_ pass: MeasuringPass, _ count: Int, _ nanoseconds: Int) -> PassPlan {
    PassPlan(pass: pass, iterationCount: count, nanosecondsMax: nanoseconds)
  }
}
