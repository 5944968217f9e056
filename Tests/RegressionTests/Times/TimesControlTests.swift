import UBRegression
import UBResults
import Testing

@Suite struct TimesControlTests {
  @Test func aControlTellsWhetherAndByHowMuchCopiesDiffer() throws {
    let document = document([("a", 0.0005), ("b", nil), ("c", 0.04)])
    let controls = document.controls
    #expect(controls.map(\.identity.label) == ["a", "c"])
    #expect(controls.map(\.holds) == [true, false])
    #expect(!document.controlsHold)
    #expect(try abs(#require(controls[1].cpu).ratio - 1.04) < 0.005)
  }

  @Test func theFloorIsThatOfTheOwnControlOrTheFarthest() throws {
    let document = document([("a", 0.0005), ("b", nil), ("c", 0.04)])
    let floors = try document.entries.map { entry in
      try #require(document.floor(of: entry, by: .cpu))
    }
    #expect(floors[0] < 0.005)
    #expect(floors[1] == floors[2])
    #expect(abs(floors[2] - 0.04) < 0.005)
  }

  @Test func withoutAControlNothingIsKnown() {
    let document = document([("a", nil)])
    #expect(!document.controlsHold)
    #expect(document.floor(of: document.entries[0], by: .wall) == nil)
  }

  /// Entries by label, each with a control that is slower by so much.
  private func document(_ entries: [(label: String, control: Double?)]) -> TimesDocument {
    TimesDocument(
      suite: "default",
      date: "2026-01-01T00:00:00Z",
      command: ["updatebench", "gate"],
      machine: Machine(processor: "Example", cores: 2, memory: 1, kernel: "k", system: "s"),
      conditions: Conditions(loadBefore: 1, loadAfter: 1, steal: nil),
      base: BuildIdentity(name: "main"),
      new: BuildIdentity(name: "HEAD"),
      rule: .standard,
      entries: entries.map { label, control in
        var entry = TimesEntry(
          EntryIdentity(label: label, strategy: "propertyPass"),
          verdict: .unchanged
        )
        entry.control = control.map { Launches.made(slowdown: $0) } ?? []
        return entry
      }
    )
  }
}
