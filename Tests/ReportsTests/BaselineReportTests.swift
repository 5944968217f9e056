import UBInstrumentation
import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct BaselineReportTests {
  @Test func zerosOfWorkloadsAreLeftOut() throws {
    var baseline = Baseline(
      of: ResultView(Examples.document(work: [.bindingsEvaluated: 3], strategies: ["layoutOnly"]))
    )
    baseline.acceptances = [
      Acceptance(date: "2026-01-05T10:00:00Z", reason: "why", changes: 2)
    ]
    let digest = FrameDigest(combining: [FrameDigest(1), FrameDigest(2)])
    #expect(
      BaselineReport.text(of: baseline) == """
        default: Swift 6.3, release, allocations by jemalloc nrequests 5.3.0
        accepted 2026-01-05T10:00:00Z: why (2 changes)

        list-scroll.steady layoutOnly
          frames 2
          digest \(digest)
          bindings.evaluated 3
          allocations.calls 3
          allocations.bytes 150

        """
    )
  }

  @Test func plainSwiftShowsEveryMetric() throws {
    var baseline = Baseline(of: Examples.plainRun())
    baseline.entries[EntryIdentity(label: "one")]?.metrics["memoryLeaked"] = .exact(0)
    baseline.entries[EntryIdentity(label: "one")]?.expiring = ExpiringAcceptance(
      accepted: "2026-01-05T10:00:00Z",
      reason: "why",
      expires: try #require(Day("2026-06-30")),
      before: ["mallocCountTotal": .exact(2)]
    )
    #expect(
      BaselineReport.text(of: baseline) == """
        Suite: Swift 6.3, release, allocations by jemalloc nrequests 5.3.0

        one
          until 2026-06-30 (why): mallocCountTotal was 2
          mallocCountTotal 3
          memoryLeaked 0

        two
          custom.hits -3 (-3 to 4)
          mallocCountTotal 2009

        """
    )
  }
}
