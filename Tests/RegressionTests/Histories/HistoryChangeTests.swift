import UBRegression
import UBResults
import Testing

@Suite struct HistoryChangeTests {
  private func changes(_ documents: [ResultDocument], of metric: String) throws -> [String] {
    let history = try HistoryTests.history(documents)
    return HistoryChange.all(in: history) { $1 == metric }
      .map { change in
        "\(change.line.record.commit): \(change.before) -> \(change.after) \(change.note)"
      }
  }

  @Test func anExactNumberChangesWheneverItDiffers() throws {
    let documents = [5, 5, 6, 6, 4].map { HistoryTests.document(evaluated: $0) }
    #expect(
      try changes(documents, of: "bindings.evaluated") == ["c2: 5 -> 6 +1", "c4: 6 -> 4 -2"]
    )
  }

  /// Numbers of another Swift version have a history of their own.
  @Test func numbersOfAnotherOriginAreNotComparedButTheirOwnAre() throws {
    let documents = [
      HistoryTests.document(evaluated: 5), HistoryTests.document(evaluated: 9, swift: "6.4"),
      HistoryTests.document(evaluated: 6), HistoryTests.document(evaluated: 9, swift: "6.4"),
    ]
    #expect(try changes(documents, of: "bindings.evaluated") == ["c2: 5 -> 6 +1"])
  }

  @Test func onlyAllocationsDependOnTheirCounter() throws {
    let documents = [
      HistoryTests.document(evaluated: 5), HistoryTests.document(evaluated: 6, counter: "5.4.0"),
    ]
    #expect(try changes(documents, of: "allocations.calls") == [])
    #expect(try changes(documents, of: "bindings.evaluated") == ["c1: 5 -> 6 +1"])
  }

  @Test func anEntryThatVanishesIsAChange() throws {
    var without = HistoryTests.document(evaluated: 5)
    without.results = []
    let documents = [HistoryTests.document(evaluated: 5), without]
    #expect(try changes(documents, of: "bindings.evaluated") == ["c1: 5 -> missing "])
  }

  @Test func aTimeChangesWhereItsLevelDoes() throws {
    let medians: [UInt64] = [100, 101, 99, 100, 102, 100, 120, 121, 119, 120, 122]
    let documents = medians.map { HistoryTests.document(evaluated: 5, median: $0) }
    #expect(try changes(documents, of: "frame_ns_p50") == ["c6: 100 -> 120 x1.20, p < 1e-8"])
    #expect(try changes(documents, of: "cpu_ns_p50") == [])
  }
}
