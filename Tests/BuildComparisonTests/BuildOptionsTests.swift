import Testing
import UBBuildComparison
import UBCommandLineSupport

@Suite struct BuildOptionsTests {
  @Test func timesAreComparedUnlessCountsAreEnough() throws {
    #expect(try StandIns.options([]).measuresTimes)
    #expect(try !StandIns.options(["--no-time"]).measuresTimes)
  }

  @Test(arguments: ["none", "0", "-2", "nan", "2000"])
  func aMarginIsAPercentage(text: String) {
    let error = UsageError.badValue(
      option: "margin",
      found: text,
      expected: "a percentage above 0"
    )
    #expect(throws: error) { try StandIns.options(["--margin", text]) }
  }

  @Test func aFileThatIsNoExecutableIsRefused() throws {
    let suite = try StandIns(base: Examples.build(), new: Examples.build()).suite()
    let error = UsageError.badValue(
      option: "base-executable",
      found: "nowhere",
      expected: "an executable of this tool"
    )
    #expect(throws: error) {
      try BuildComparison(of: suite, StandIns.options(["--base-executable", "nowhere"]))
    }
  }
}
