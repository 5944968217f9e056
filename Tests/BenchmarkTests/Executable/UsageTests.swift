import Benchmark
import Testing

/// What is said to commands that can't be understood.
@Suite struct UsageTests {
  @Test(arguments: [
    (["rnu"], "unknown verb 'rnu'; did you mean 'run'?"),
    (["--fliter", "x"], "unknown option of 'run' '--fliter'; did you mean '--filter'?"),
    (["--filter", "("], "--filter: found '(', expected a regular expression"),
    (["--timeout", "0"], "--timeout: found '0', expected a whole number from 1 to 86400"),
    (["baseline", "accept"], "--reason: required by 'baseline accept'"),
  ])
  func aCommandThatCannotBeUnderstood(arguments: [String], complaint: String) throws {
    let ending = try Fixture().run(arguments)
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
    #expect(ending.output == "swift5.captures\n  metrics: mallocCountTotal\n")
  }

  @Test func helpExplainsTheSuiteAndItsVerbs() throws {
    let help = try Fixture().run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Measures the benchmarks of BenchmarkFixture.\n"))
    #expect(!help.output.contains("measure "))
    let gate = try Fixture().run(["gate", "--help"])
    #expect(gate.output.contains("\nusage: BenchmarkFixture gate [OPTIONS]\n"))
  }

  @MainActor @Test func whatNamesNoVerbRuns() {
    #expect(SuiteCommand.completed([]) == ["run"])
    #expect(SuiteCommand.completed(["--quiet"]) == ["run", "--quiet"])
    #expect(SuiteCommand.completed(["--help"]) == ["--help"])
    #expect(SuiteCommand.completed(["gate", "--quiet"]) == ["gate", "--quiet"])
  }
}
