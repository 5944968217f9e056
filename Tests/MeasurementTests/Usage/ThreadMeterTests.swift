import Measurement
import Synchronization
import Testing

@Suite struct ThreadMeterTests {
  @Test func aThreadThatRunsIsCounted() throws {
    let meter = try #require(ThreadMeter())
    let isDone = Flag()
    meter.reset()
    for _ in 0..<8 {
      DetachedThread.start {
        while !isDone.isSet {
          Clocks.pause(milliseconds: 1)
        }
      }
    }
    let peak = meter.readPeak()
    isDone.set()
    meter.stop()
    #expect(peak >= 9)
  }
}

/// Something that is done once.
nonisolated private final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() {
    value.store(true, ordering: .releasing)
  }
}
