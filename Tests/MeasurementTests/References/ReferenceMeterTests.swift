import Measurement
import Testing

/// Exact numbers need a process without other threads, so the suite's tests state them; here only
/// what other threads can't change.
@Suite(.serialized) struct ReferenceMeterTests {
  @Test func referencesCanBeCountedUntilTheRuntimeHasItsOwnFunctionsBack() throws {
    let meter = try meter()
    #expect("\(meter.counter)" == "Swift runtime hooks 1")
    let object = Box(1)
    ReferenceMeter.open()
    for _ in 0..<1_000 {
      _ = unsafe Unmanaged.passRetained(object)
      unsafe Unmanaged.passUnretained(object).release()
    }
    ReferenceMeter.close()
    #expect(ReferenceMeter.reading.releases >= 1_000)
    meter.remove()
    ReferenceMeter.open()
    let other = Box(2)
    ReferenceMeter.close()
    #expect(ReferenceMeter.reading == ReferenceReading(allocations: 0, retains: 0, releases: 0))
    #expect(object.value + other.value == 3)
  }

  @Test func stringsOfEveryKindOutliveTheHooks() throws {
    let meter = try meter()
    defer { meter.remove() }
    // Short ones have characters where long ones have an object.
    let words = (0..<200).map { String(repeating: "é", count: $0 % 20) }
    var counts: [String: Int] = [:]
    for word in words {
      counts[word, default: 0] += 1
    }
    #expect(counts.count == 20)
    #expect(counts.values.allSatisfy { $0 == 10 })
    #expect(words.map(\.count).reduce(0, +) == 1_900)
  }

  @Test func whatIsLeftIsWhatCameLessWhatWent() {
    let reading = ReferenceReading(allocations: 3, retains: 10, releases: 12)
    #expect(reading.remaining == 1)
  }

  @Test func anErrorSaysWhatWasSeen() {
    let error = ReferenceMeterError.miscounted(
      ReferenceReading(allocations: 9, retains: 8, releases: 7),
      expected: ReferenceReading(allocations: 1, retains: 2, releases: 3)
    )
    #expect("\(error)" == "of 1 objects, 2 retains and 3 releases it saw 9, 8 and 7")
  }

  /// A meter, as soon as other threads let its check pass.
  private func meter() throws -> ReferenceMeter {
    for _ in 0..<200 {
      if let meter = try? ReferenceMeter() { return meter }
      Clocks.pause(milliseconds: 5)
    }
    return try ReferenceMeter()
  }
}

private final class Box {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }
}
