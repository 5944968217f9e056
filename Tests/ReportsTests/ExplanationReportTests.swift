import UBInstrumentation
import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct ExplanationReportTests {
  private let base = BuildIdentity(name: "main", commit: "fedcba9876543210")

  @Test func nothingThatChangedIsNothingToExplain() {
    #expect(
      ExplanationReport.lines(of: document(base, [])) == [
        "explained: no count of allocations changed, so there is nothing to explain"
      ]
    )
  }

  /// What is shown and the last line add up to the difference of the last row.
  @Test func passesAndStacksAreTold() {
    var old = [site(.properties, "a()", 1_200, 76_800), site(.layout, "b()", 10, 160)]
    var new = [site(.properties, "a()", 1_260, 80_640), site(.layout, "b()", 10, 160)]
    old += (1...3).map { site(.layout, "old\($0)()", 10 * $0, 160) }
    new += (1...3).map { site(.outside, "new\($0)()", $0, 64) }
    let entry = ExplanationEntry(identity, from: profile(old), to: profile(new), notes: [])
    #expect(
      ExplanationReport.lines(of: document(base, [entry])).joined(separator: "\n") == """
        explained: stacks of the base are those of main (fedcba987654)
        explained: list propertyPass: allocation calls by pass
          pass               base/frame  new/frame   base    new  difference
          properties              20.00      21.00  1,200  1,260         +60
          layout                   1.17       0.17     70     10         -60
          outside of passes        0.00       0.10      0      6          +6
          all                     21.17      21.27  1,270  1,276          +6
          +60 calls, +3,840 bytes in properties: 1,200 -> 1,260 calls
            a()
            inner()
          -30 calls, -160 bytes in layout: 30 -> 0 calls
            old3()
            inner()
          -20 calls, -160 bytes in layout: 20 -> 0 calls
            old2()
            inner()
          -10 calls, -160 bytes in layout: 10 -> 0 calls
            old1()
            inner()
          +3 calls, +64 bytes in outside of passes: 0 -> 3 calls
            new3()
            inner()
          +3 calls, +128 bytes in 2 other stacks
        """
    )
  }

  @Test func withoutABaseTheNewStacksAreToldAndWhy() {
    let sites = (1...6).map { site(.layout, "f\($0)()", $0, 16 * $0) }
    let entry = ExplanationEntry(identity, from: nil, to: profile(sites), notes: ["be careful"])
    let lines = ExplanationReport.lines(of: document(nil, [entry]))
    #expect(
      lines.prefix(5) == [
        """
        explained: there are no stacks of the base, only those of the new build: \
        found no git repository here
        """,
        "explained: list propertyPass: allocation calls by pass",
        "  note: be careful",
        "  pass    new/frame  new\n  layout       0.35   21\n  all          0.35   21",
        "  6 calls, 96 bytes in layout",
      ]
    )
    #expect(lines.last == "  1 call, 16 bytes in 1 other stack")
  }

  @Test func aBuildThatTellsNothingIsNoted() {
    let entry = ExplanationEntry(identity, from: nil, to: nil, notes: ["it crashed"])
    #expect(
      ExplanationReport.lines(of: document(base, [entry])).dropFirst() == [
        "explained: list propertyPass: allocation calls by pass", "  note: it crashed",
      ]
    )
  }

  private let identity = EntryIdentity(label: "list", strategy: "propertyPass")

  private func document(
    _ base: BuildIdentity?,
    _ entries: [ExplanationEntry]
  ) -> ExplanationDocument {
    ExplanationDocument(
      suite: "default",
      date: "2026-01-02T03:04:05Z",
      command: ["updatebench", "gate", "--explain"],
      base: base,
      baseMissing: base == nil ? "found no git repository here" : nil,
      entries: entries
    )
  }

  private func profile(_ sites: [AllocationSite]) -> AllocationProfile {
    AllocationProfile(
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: "5.3.0"),
      frameCount: 60,
      sites: sites
    )
  }

  private func site(
    _ pass: FramePart,
    _ function: String,
    _ calls: Int,
    _ bytes: Int
  ) -> AllocationSite {
    AllocationSite(
      pass: pass,
      functions: [function, "inner()"],
      amount: AllocationAmount(calls: calls, bytes: bytes)
    )
  }
}
