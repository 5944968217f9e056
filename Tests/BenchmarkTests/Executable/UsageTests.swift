import Benchmark
import Testing

/// Complaints about commands that are no use of the tool.
@Suite struct UsageTests {
  @Test(arguments: [
    (["rnu"], "unknown verb 'rnu'; did you mean 'run'?"),
    (["--fliter", "x"], "unknown option of 'run' '--fliter'; did you mean '--filter'?"),
    (["--filter", "("], "--filter: found '(', expected a regular expression"),
    (["--timeout", "0"], "--timeout: found '0', expected a whole number from 1 to 86400"),
    (["baseline", "accept"], "--reason: required by 'baseline accept'"),
    (["scaling", "--accept"], "--reason: required by 'scaling --accept'"),
    (["scaling", "--sizes", "1,2,4,8"], "--parameter: required by 'scaling'"),
    (["scaling", "--parameter", "siez"], "unknown tag 'siez'; did you mean 'size'?"),
    (["merge", "a.json"], "--output: required by 'merge'"),
    (["history", "append", "a.json"], "--commit: required by 'history append'"),
    (
      ["run", "--shard", "3/2"],
      "--shard: found '3/2', expected I/N with I from 1 to N, such as 2/4"
    ),
    (["run", "--metric", "wallClok"], "unknown metric 'wallClok'; did you mean 'wallClock'?"),
  ])
  func aCommandThatCannotBeUnderstood(arguments: [String], complaint: String) throws {
    let ending = try Fixture().run(arguments, environment: ["GITHUB_SHA": ""])
    #expect(ending.status == 64)
    #expect(ending.complaint == "BenchmarkFixture: \(complaint)\n")
  }

  @Test func aFilterThatNothingMatchesNamesWhatThereIs() throws {
    let ending = try Fixture("BenchmarkFixtureSwift5").run(["--filter", "swift"])
    #expect(ending.status == 64)
    #expect(
      ending.complaint == """
        BenchmarkFixtureSwift5: no benchmark of suite 'BenchmarkFixtureSwift5' matches 'swift'; \
        there are swift5.captures, swift5.date

        """
    )
  }

  @Test func skippedBenchmarksAreLeftOut() throws {
    let ending = try Fixture("BenchmarkFixtureSwift5").run(["list", "--skip", ".*date"])
    #expect(
      ending.output == """
        BenchmarkFixtureSwift5: The benchmarks of BenchmarkFixtureSwift5.
          swift5.captures
            metrics: mallocCountTotal

        """
    )
  }

  @Test func helpExplainsTheSuiteAndItsVerbs() throws {
    let help = try Fixture().run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Measures the benchmarks of BenchmarkFixture.\n"))
    #expect(!help.output.contains("measure "))
    let gate = try Fixture().run(["gate", "--help"])
    #expect(gate.output.contains("\nusage: BenchmarkFixture gate [NAME...] [OPTIONS]\n"))
  }

  @MainActor @Test func whatNamesNoVerbRuns() {
    #expect(SuiteCommand.completed([]) == ["run"])
    #expect(SuiteCommand.completed(["--quiet"]) == ["run", "--quiet"])
    #expect(SuiteCommand.completed(["--help"]) == ["--help"])
    #expect(SuiteCommand.completed(["gate", "--quiet"]) == ["gate", "--quiet"])
  }
}
