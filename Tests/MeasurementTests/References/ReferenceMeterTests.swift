import UBMeasurement
import Testing

/// Exact numbers need a process without other threads, so that each count has one of its own.
@Suite struct ReferenceMeterTests {
  @Test func referencesAreCountedUntilTheRuntimeHasItsOwnFunctionsBack() async {
    await #expect(processExitsWith: .success) {
      OtherThreads.waitUntilAtRest()
      let meter = try ReferenceMeter()
      precondition("\(meter.counter)" == "Swift runtime hooks 1", "The counter has a name.")
      let object = unsafe Unmanaged.passRetained(Box(1))
      ReferenceMeter.open()
      for _ in 0..<1_000 {
        unsafe retainAndRelease(object)
      }
      ReferenceMeter.close()
      let counted = ReferenceMeter.reading
      precondition(counted.retains >= 1_000, "Each retain is counted.")
      precondition(counted.remaining == 0, "Each is followed by a release.")
      meter.remove()
      ReferenceMeter.open()
      unsafe retainAndRelease(object)
      ReferenceMeter.close()
      precondition(ReferenceMeter.reading.retains == 0, "Nothing is counted any more.")
    }
  }

  /// Short strings have characters where long ones have an object.
  @Test func stringsOfEveryKindOutliveTheHooks() async {
    await #expect(processExitsWith: .success) {
      let meter = try ReferenceMeter()
      let words = (0..<200).map { String(repeating: "é", count: $0 % 20) }
      var counts: [String: Int] = [:]
      for word in words {
        counts[word, default: 0] += 1
      }
      meter.remove()
      precondition(counts.count == 20, "A word is a key.")
      precondition(counts.values.allSatisfy { $0 == 10 }, "Each is there ten times.")
      precondition(words.map(\.count).reduce(0, +) == 1_900, "Each has its letters.")
    }
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
    #expect("\(error)" == "of 1 objects, 2 retains and 3 releases, the meter counted 9, 8 and 7")
  }
}

/// Does what the optimizer would leave out.
@inline(never)
@_optimize(none)
nonisolated private func retainAndRelease(_ object: Unmanaged<Box>) {
  _ = unsafe object.retain()
  unsafe object.release()
}

nonisolated private final class Box: Sendable {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }
}
