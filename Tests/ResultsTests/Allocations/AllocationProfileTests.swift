import FoundationEssentials
import UBInstrumentation
import UBResults
import Testing

@Suite struct AllocationProfileTests {
  @Test func sitesAtTheSamePlaceAreOne() {
    let profile = AllocationProfile(
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: "5.3.0"),
      frameCount: 2,
      sites: [
        site(.layout, ["a()"], 1), site(.layout, ["b()"], 2), site(.layout, ["a()"], 4),
        site(.display, ["a()"], 8),
      ]
    )
    #expect(
      profile.sites == [
        site(.layout, ["a()"], 5), site(.layout, ["b()"], 2), site(.display, ["a()"], 8),
      ]
    )
    #expect(profile.amount == AllocationAmount(calls: 15, bytes: 240))
  }

  @Test func aProfileIsReadAsItWasWritten() throws {
    let profile = AllocationProfile(
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: "5.3.0"),
      frameCount: 2,
      sites: [site(.outside, ["a()", "b()"], 1)]
    )
    let text = try DocumentCoder.line(of: profile)
    #expect(
      text == """
        {"allocation_counter":{"name":"jemalloc nrequests","version":"5.3.0"},"frame_count":2,\
        "schema":"updatebench.allocation_profile","schema_version":1,\
        "sites":[{"amount":{"bytes":16,"calls":1},"functions":["a()","b()"],"pass":"outside"}]}
        """
    )
    let read = try DocumentCoder.decode(
      AllocationProfile.self,
      from: Data(text.utf8),
      file: "profile.json"
    )
    #expect(read == profile)
  }

  private func site(_ pass: FramePart, _ functions: [String], _ calls: Int) -> AllocationSite {
    AllocationSite(
      pass: pass,
      functions: functions,
      amount: AllocationAmount(calls: calls, bytes: 16 * calls)
    )
  }
}
