import UBInstrumentation
import UBRegression
import UBResults
import Testing

@Suite struct ProfileDifferenceTests {
  @Test func passesAndSitesAreSubtracted() {
    let old = profile([
      site(.properties, ["a()"], 10, 640), site(.layout, ["b()"], 4, 64),
      site(.layout, ["gone()"], 2, 32), site(.outside, ["same()"], 1, 16),
    ])
    let new = profile([
      site(.properties, ["made()", "a()"], 60, 2_880), site(.properties, ["a()"], 10, 640),
      site(.layout, ["b()"], 3, 48), site(.outside, ["same()"], 1, 16),
    ])
    let difference = ProfileDifference(from: old, to: new)
    #expect(
      difference.passes == [
        PassChange(pass: .properties, old: amount(10, 640), new: amount(70, 3_520)),
        PassChange(pass: .layout, old: amount(6, 96), new: amount(3, 48)),
        PassChange(pass: .outside, old: amount(1, 16), new: amount(1, 16)),
      ]
    )
    #expect(
      difference.sites == [
        change(.properties, ["made()", "a()"], .zero, amount(60, 2_880)),
        change(.layout, ["gone()"], amount(2, 32), .zero),
        change(.layout, ["b()"], amount(4, 64), amount(3, 48)),
      ]
    )
    let sum = difference.sites.map(\.difference).reduce(.zero, +)
    #expect(sum == new.amount - old.amount)
    #expect(sum == amount(57, 2_832))
  }

  /// The same functions in another pass are another site.
  @Test func passesTellSitesApart() {
    let difference = ProfileDifference(
      from: profile([site(.layout, ["a()"], 3, 48)]),
      to: profile([site(.properties, ["a()"], 3, 48)])
    )
    #expect(
      difference.sites == [
        change(.layout, ["a()"], amount(3, 48), .zero),
        change(.properties, ["a()"], .zero, amount(3, 48)),
      ]
    )
  }

  @Test func bytesAloneAreADifference() {
    let difference = ProfileDifference(
      from: profile([site(.layout, ["a()"], 1, 48), site(.layout, ["b()"], 1, 48)]),
      to: profile([site(.layout, ["a()"], 1, 64), site(.layout, ["b()"], 1, 128)])
    )
    #expect(difference.sites.map(\.functions) == [["b()"], ["a()"]])
    #expect(difference.sites.map(\.difference) == [amount(0, 80), amount(0, 16)])
  }

  @Test func equalProfilesDifferNowhere() {
    let one = profile([site(.layout, ["a()"], 1, 48), site(.display, ["b()"], 2, 32)])
    let other = profile([site(.display, ["b()"], 2, 32), site(.layout, ["a()"], 1, 48)])
    #expect(ProfileDifference(from: one, to: other).sites == [])
  }

  @Test func withoutABaseEverythingIsShown() {
    let difference = ProfileDifference(
      from: nil,
      to: profile([site(.layout, ["a()"], 1, 48), site(.layout, ["b()"], 2, 32)])
    )
    #expect(difference.passes == [PassChange(pass: .layout, old: nil, new: amount(3, 80))])
    #expect(
      difference.sites == [
        change(.layout, ["b()"], nil, amount(2, 32)), change(.layout, ["a()"], nil, amount(1, 48)),
      ]
    )
  }

  @Test func equalDifferencesAreInOrderOfNames() {
    let difference = ProfileDifference(
      from: profile([site(.layout, ["c()"], 5, 80)]),
      to: profile([site(.layout, ["b()"], 5, 80), site(.layout, ["a()", "z()"], 5, 80)])
    )
    #expect(difference.sites.map(\.functions) == [["a()", "z()"], ["b()"], ["c()"]])
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
    _ functions: [String],
    _ calls: Int,
    _ bytes: Int
  ) -> AllocationSite {
    AllocationSite(pass: pass, functions: functions, amount: amount(calls, bytes))
  }

  private func change(
    _ pass: FramePart,
    _ functions: [String],
    _ old: AllocationAmount?,
    _ new: AllocationAmount
  ) -> SiteChange {
    SiteChange(pass: pass, functions: functions, old: old, new: new)
  }

  private func amount(_ calls: Int, _ bytes: Int) -> AllocationAmount {
    AllocationAmount(calls: calls, bytes: bytes)
  }
}
