import FoundationEssentials
import UBResults
import Testing

@Suite struct EntryTableTests {
  private let table = EntryTable([
    EntryIdentity(label: "b", strategy: "propertyPass"): 1,
    EntryIdentity(label: "b", strategy: "layoutOnly"): 2,
    EntryIdentity(label: "a"): 3,
  ])

  @Test func entriesAreInOrder() {
    #expect(table.identities.map(\.description) == ["a", "b layoutOnly", "b propertyPass"])
    #expect(table.sorted.map(\.value) == [3, 2, 1])
    #expect(table.count == 3)
    #expect(!table.isEmpty)
    #expect(EntryTable<Int>().isEmpty)
  }

  @Test func anEntryIsReplacedAndRemoved() {
    var table = table
    let identity = EntryIdentity(label: "a")
    table[identity] = 4
    #expect(table[identity] == 4)
    table[identity] = nil
    #expect(table[identity] == nil)
    #expect(table == self.table.filter { $0.label == "b" })
  }

  @Test func labelsAndStrategiesAreNested() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(table)
    #expect(
      String(decoding: written, as: UTF8.self)
        == #"{"a":{"-":3},"b":{"layoutOnly":2,"propertyPass":1}}"#
    )
    #expect(try JSONDecoder().decode(EntryTable<Int>.self, from: written) == table)
  }

  @Test func aLabelWithoutStrategiesIsNoEntry() throws {
    let json = Data(#"{"a":{}}"#.utf8)
    #expect(try JSONDecoder().decode(EntryTable<Int>.self, from: json).isEmpty)
  }
}
