import UBMeasurement
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

  @Test func aThreadThatWorksRunsAndOneThatSleepsDoesNot() throws {
    let meter = try #require(ThreadMeter(lookingAtStates: true))
    let isDone = Flag()
    for _ in 0..<3 {
      DetachedThread.start {
        while !isDone.isSet {}
      }
    }
    var peak = 0
    // A thread that has just been made takes a while to start.
    for _ in 0..<1_000 where peak < 4 {
      meter.reset()
      Clocks.pause(milliseconds: 5)
      peak = meter.readRunningPeak()
    }
    isDone.set()
    meter.stop()
    #expect(peak >= 4)
  }

  @Test func statesAreLookedAtOnlyIfAskedFor() throws {
    let meter = try #require(ThreadMeter())
    meter.reset()
    #expect(meter.readRunningPeak() == 0)
    meter.stop()
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
