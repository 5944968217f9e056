import UBMeasurement
import Testing

@Suite struct ClocksTests {
  @Test func clocksOnlyGoForward() {
    for clock in [Clocks.monotonic, Clocks.threadTime] {
      let readings = (0..<1_000).map { _ in clock() }
      #expect(readings == readings.sorted())
      #expect(readings[0] > 0)
    }
  }

  @Test func aPauseTakesTheTimeButNotTheProcessor() {
    let before = (Clocks.monotonic(), Clocks.threadTime())
    Clocks.pause(milliseconds: 30)
    let wall = Clocks.monotonic() - before.0
    #expect(wall >= 30_000_000)
    #expect(Clocks.threadTime() - before.1 < wall)
  }
}
