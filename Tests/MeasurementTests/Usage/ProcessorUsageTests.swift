import UBMeasurement
import Testing

@Suite struct ProcessorUsageTests {
  /// A tick of the kernel's is ten milliseconds; time is told in finer steps.
  @Test func timeIsToldInStepsFinerThanATick() {
    var steps: Set<UInt64> = []
    var last = Clocks.processTime()
    for _ in 0..<10_000 {
      let now = Clocks.processTime()
      steps.insert(now - last)
      last = now
    }
    steps.remove(0)
    #expect(steps.contains { $0 < 1_000_000 })
  }

  @Test func nothingGoesBackwards() {
    let before = ProcessorUsage.read()
    for _ in 0..<100 {
      Clocks.pause(milliseconds: 0)
    }
    let after = ProcessorUsage.read()
    #expect(after.user + after.system >= before.user + before.system)
    #expect(after.contextSwitches >= before.contextSwitches)
  }
}
