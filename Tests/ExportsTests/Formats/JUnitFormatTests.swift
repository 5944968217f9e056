import UBExports
import UBRegression
import UBResults
import Testing

@Suite struct JUnitFormatTests {
  /// The lines of the comparison of a document with a base that need not be of the same run.
  private func lines(
    of document: ResultDocument,
    base: ResultDocument = Examples.document()
  ) throws -> [String] {
    try lines(of: document, base: Baseline(of: ResultView(base)))
  }

  private func lines(of document: ResultDocument, base: Baseline) throws -> [String] {
    let comparison = Comparison(
      base: base,
      run: ResultView(document),
      on: Day("2026-07-01")
    )
    let text = try Exporter.text(
      of: [ExportSource(ResultView(document), comparison: comparison)],
      as: .junit
    )
    return text.split(separator: "\n").map(String.init)
  }

  private let totals = Metric.all.count * 2

  @Test func equalNumbersAreSuccesses() throws {
    let lines = try lines(of: Examples.document())
    let counts = "tests=\"\(totals)\" failures=\"0\" errors=\"0\" skipped=\"0\""
    let date = "2026-01-02T03:04:05"
    let entry = "updatebench.default.list-scroll.steady[delta=44].layoutOnly"
    #expect(
      lines.prefix(4) == [
        "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>",
        "<testsuites \(counts)>",
        "  <testsuite name=\"updatebench.default\" \(counts) timestamp=\"\(date)\">",
        "    <testcase classname=\"\(entry)\" name=\"traits.updated\"></testcase>",
      ]
    )
    #expect(lines.count == totals + 5)
  }

  @Test func aNumberThatIsNotTheBaselinesIsAFailure() throws {
    let lines = try lines(
      of: Examples.document(evaluated: 103),
      base: Examples.document(evaluated: 100)
    )
    #expect(
      lines[1] == "<testsuites tests=\"\(totals)\" failures=\"1\" errors=\"0\" skipped=\"0\">"
    )
    #expect(
      lines.contains(
        "      <failure message=\"bindings.evaluated 100 -&gt; 103 (+3, +3.0 %)\""
          + " type=\"regressed\">bindings.evaluated 100 -&gt; 103 (+3, +3.0 %)</failure>"
      )
    )
  }

  @Test func anAcceptanceThatHasExpiredIsAFailure() throws {
    let document = Examples.document(evaluated: 103)
    var base = Baseline(of: ResultView(document))
    let identity = try #require(
      base.entries.identities.first {
        base.entries[$0]?.metrics["bindings.evaluated"] == .exact(103)
      }
    )
    base.entries[identity]?.expiring = ExpiringAcceptance(
      accepted: "2026-01-05T10:00:00Z",
      reason: "why",
      expires: try #require(Day("2026-06-30")),
      before: ["bindings.evaluated": .exact(100)]
    )
    let lines = try lines(of: document, base: base)
    #expect(
      lines[1] == "<testsuites tests=\"\(totals + 1)\" failures=\"1\" errors=\"0\" skipped=\"0\">"
    )
    let expiry = """
      its acceptance of 2026-01-05 ("why") expired on 2026-06-30: bindings.evaluated 100 -&gt; 103 \
      (+3, +3.0 %)
      """
    #expect(lines.contains { $0.hasSuffix(" type=\"expired\">\(expiry)</failure>") })
  }

  /// What the process wrote last may have characters that XML can't hold.
  @Test func whatHasNoNumbersIsAnError() throws {
    let lines = try lines(of: Examples.document(failures: [Examples.failure]))
    #expect(
      lines[1] == "<testsuites tests=\"\(totals + 1)\" failures=\"0\" errors=\"1\" skipped=\"0\">"
    )
    #expect(
      lines.contains(
        "      <error message=\"crashed: it broke\" type=\"not comparable\">crashed: it broke"
      )
    )
    #expect(lines.contains("last \u{fffd}[1mwords &lt;&amp;&gt;\u{fffd}</error>"))
  }

  @Test func withoutABaselineThereIsNothingToTell() {
    let error = #expect(throws: ExportError.self) { try Examples.text(.junit) }
    #expect(error == .notCompared(format: .junit))
  }

  @Test func sidesThatCannotBeComparedHaveNoSuccess() throws {
    var base = Examples.document()
    base.toolchain.swift = "6.2"
    let lines = try lines(of: Examples.document(), base: base)
    #expect(lines[1] == "<testsuites tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">")
  }

  @Test func allocationsOfAnotherCounterAreNoSuccess() throws {
    var base = Examples.document()
    base.allocationCounter.version = "5.4.0"
    let lines = try lines(of: Examples.document(), base: base)
    #expect(
      lines[1]
        == "<testsuites tests=\"\(totals - 7)\" failures=\"0\" errors=\"1\" skipped=\"0\">"
    )
  }

  /// Work of a workload that does something else says nothing, and no metric of it is a success.
  @Test func aRunThatDidSomethingElseIsOneError() throws {
    var document = Examples.document(evaluated: 100)
    document.results[0].counts["writes.total"] = 4
    let lines = try lines(of: document)
    #expect(
      lines[1]
        == "<testsuites tests=\"\(totals / 2 + 1)\" failures=\"0\" errors=\"1\" skipped=\"0\">"
    )
    #expect(lines.contains { $0.hasPrefix("not judged: bindings.evaluated ") })
  }
}
