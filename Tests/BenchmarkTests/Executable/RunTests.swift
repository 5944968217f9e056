import Foundation
import Testing

/// Runs of the real executable.
@Suite struct RunTests {
  @Test func allocationsAreCountedExactly() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["--quiet", "--filter", "known\\.(blocks|leak|large|part)"])
    #expect(ending.status == 0)
    #expect(ending.complaint == "")
    #expect(
      ending.output == """
          benchmark     Malloc (total) p50
          known.blocks                   3
          known.leak                     2
          known.large                    1
          known.part                     1

        4 measured, 0 failed; no baseline to compare with
        tables: \(Fixture.tables)

        """
    )
    #expect(
      try fixture.text(of: Fixture.tables) == """
        known.blocks
          metric            kind  p0  p25  p50  p75  p90  p99  p100  samples
          Malloc (total)   exact   3    3    3    3    3    3     3        6
          Malloc (small)   exact   3    3    3    3    3    3     3        6
          Malloc (large)   exact   0    0    0    0    0    0     0        6
          Malloc / free Δ  exact   0    0    0    0    0    0     0        6

        known.leak
          metric            kind  p0  p25  p50  p75  p90  p99  p100  samples
          Malloc (total)   exact   2    2    2    2    2    2     2        6
          Malloc (small)   exact   2    2    2    2    2    2     2        6
          Malloc (large)   exact   0    0    0    0    0    0     0        6
          Malloc / free Δ  exact   2    2    2    2    2    2     2        6

        known.large
          metric            kind  p0  p25  p50  p75  p90  p99  p100  samples
          Malloc (total)   exact   1    1    1    1    1    1     1        6
          Malloc (small)   exact   0    0    0    0    0    0     0        6
          Malloc (large)   exact   1    1    1    1    1    1     1        6
          Malloc / free Δ  exact   0    0    0    0    0    0     0        6

        known.part
          metric            kind  p0  p25  p50  p75  p90  p99  p100  samples
          Malloc (total)   exact   1    1    1    1    1    1     1        6
          Malloc (small)   exact   1    1    1    1    1    1     1        6
          Malloc (large)   exact   0    0    0    0    0    0     0        6
          Malloc / free Δ  exact   0    0    0    0    0    0     0        6

        """
    )
  }

  @Test func tablesDivideByTheScalingFactorAndSaySo() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["run", "--quiet", "--filter", "known.scaled"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\n  known.scaled  (* over 1,000)                   1\n"))
    let tables = try fixture.text(of: Fixture.tables)
    #expect(tables.hasPrefix("known.scaled  (* over 1,000)\n"))
    #expect(tables.contains("\n  Malloc (total) *   exact   1    1    1"))
  }

  @Test func tablesShowWholeIterationsIfAskedTo() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["run", "--quiet", "--filter", "known.scaled", "--scale"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\n  known.scaled               1,000\n"))
    let tables = try fixture.text(of: Fixture.tables)
    #expect(tables.hasPrefix("known.scaled\n"))
    #expect(tables.contains("\n  Malloc (total)   exact  1,000  1,000  1,000"))
  }

  @Test func customMetricsKeepTheirOrderAndSign() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["--quiet", "--filter", "metrics.custom", "--no-time"])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
          benchmark                       even p50
          metrics.custom  (* over 1,000)     0.008

        1 measured, 0 failed; no baseline to compare with
        tables: \(Fixture.tables)

        """
    )
    #expect(
      try fixture.text(of: Fixture.tables) == """
        metrics.custom  (* over 1,000)
          metric               kind     p0    p25    p50    p75    p90    p99   p100  samples
          even *              exact  0.004  0.006  0.008  0.012  0.014  0.014  0.014        6
          larger is better *  exact      5      5      5      5      5      5      5        6
          unscaled            exact     -3     -3     -3     -3     -3     -3     -3        6

        """
    )
  }

  @Test func filesWrittenAreCounted() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["--quiet", "--filter", "known.write"])
    #expect(ending.status == 0)
    #expect(
      ending.output.hasPrefix(
        """
          benchmark    Syscalls (read) p50
          known.write                    0

        """
      )
    )
    let tables = try fixture.text(of: Fixture.tables)
    #expect(tables.contains("\n  Syscalls (write)        sampled    3    3    3    3"))
    #expect(tables.contains("\n  Bytes (write logical)   sampled  300  300  300  300"))
    #expect(tables.contains("\n  Syscalls (read)         sampled    0    0    0    0"))
    #expect(tables.contains("\n  Bytes (read logical)    sampled    0    0    0    0"))
  }

  @Test func whatCannotBeMeasuredHereIsSaidAndNotZero() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(
      ["--quiet", "--filter", "metrics.all", "--json", "all.json"],
      environment: Fixture.withoutTracer
    )
    #expect(ending.status == 0)
    let document = try fixture.object(of: "all.json")
    let benchmark = try #require((document["benchmarks"] as? [[String: Any]])?.first)
    let unavailable = try #require(benchmark["unavailable"] as? [String: String])
    let metrics = try #require(benchmark["metrics"] as? [String: Any])
    // Some processors count instructions.
    #expect(Set(unavailable.keys).union(["instructions"]) == ["instructions", "syscalls"])
    #expect(metrics.count + unavailable.count == 28)
    #expect(Set(metrics.keys).intersection(unavailable.keys) == [])
    for (key, reason) in unavailable {
      #expect("\n\(ending.output)".contains("\nnot available: \(key): \(reason)\n"))
    }
  }

  @Test func referencesAreCountedExactly() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["--quiet", "--filter", "references\\.(calls|objects)"])
    #expect(ending.status == 0)
    #expect(ending.complaint == "")
    #expect(
      ending.output == """
          benchmark           Object allocs p50
          references.calls                    0
          references.objects                  3

        2 measured, 0 failed; no baseline to compare with
        tables: \(Fixture.tables)

        """
    )
    #expect(
      try fixture.text(of: Fixture.tables) == """
        references.calls
          metric                         kind  p0  p25  p50  p75  p90  p99  p100  samples
          Object allocs                 exact   0    0    0    0    0    0     0        6
          Retains                       exact   5    5    5    5    5    5     5        6
          Releases                      exact   4    4    4    4    4    4     4        6
          (Alloc + Retain) - Release Δ  exact   1    1    1    1    1    1     1        6

        references.objects
          metric                         kind  p0  p25  p50  p75  p90  p99  p100  samples
          Object allocs                 exact   3    3    3    3    3    3     3        6
          Retains                       exact   0    0    0    0    0    0     0        6
          Releases                      exact   3    3    3    3    3    3     3        6
          (Alloc + Retain) - Release Δ  exact   0    0    0    0    0    0     0        6

        """
    )
  }

  @Test func measuringAddsNoReferencesOfItsOwn() throws {
    let fixture = try Fixture()
    let words = ["--quiet", "--filter", "references\\.none.*", "--json", "-"]
    let ending = try fixture.run(words)
    #expect(ending.status == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
    )
    let benchmarks = try #require(document["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.count == 6)
    for benchmark in benchmarks {
      let metrics = try #require(benchmark["metrics"] as? [String: [String: Any]])
      #expect(metrics.count == 4)
      for metric in metrics.values {
        #expect(metric["kind"] as? String == "exact")
        #expect(metric["samples"] as? [[Int]] == [[0, 0, 0, 0, 0, 0]])
      }
    }
  }

  @Test func callsOfTheSystemAreCounted() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["--quiet", "--filter", "known.calls"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\n  known.calls                     5\n"))
    let tables = try fixture.text(of: Fixture.tables)
    #expect(tables.contains("\n  Syscalls (total)  sampled   5    5    5    5    5"))
  }

  @Test func hooksRunOnceInEachProcessAroundItsIterations() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(
      ["--quiet", "--filter", "hooks"],
      environment: ["BENCHMARK_FIXTURE_HOOKS": "\(fixture.folder)/hooks"]
    )
    #expect(ending.status == 0)
    let process = """
      Benchmark.startupHook
      Benchmark.setup
      configuration.setup
      setup
      iteration 0
      iteration 1
      iteration 2
      teardown
      configuration.teardown
      Benchmark.shutdownHook
      Benchmark.teardown

      """
    #expect(try fixture.text(of: "hooks") == process + process)
  }

  @Test func operandsArePartsOfNamesOrPatterns() throws {
    let fixture = try Fixture()
    let part = try fixture.run(["run", "--quiet", "KNOWN.B", "leak"])
    #expect(part.status == 0)
    #expect(
      part.output == """
          benchmark     Malloc (total) p50
          known.blocks                   3
          known.leak                     2

        2 measured, 0 failed; no baseline to compare with
        tables: \(Fixture.tables)

        """
    )
    let pattern = try fixture.run(["run", "--quiet", "known.?e*", "--skip", "known.unavailable"])
    #expect(pattern.status == 0)
    #expect(
      pattern.output == """
          benchmark   Malloc (total) p50
          known.leak                   2
          known.zero                   0

        2 measured, 0 failed; no baseline to compare with
        tables: \(Fixture.tables)

        """
    )
  }

  @Test func aRunShowsWhatDiffersFromTheBaseline() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let words = ["run", "--quiet", "--any-build", "known.blocks"]
    let ending = try fixture.run(words, skew: "blocks=1")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        regressed: known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
        regressed: known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)

          benchmark     Malloc (total) p50
          known.blocks                   4

        1 measured, 0 failed; worse than the baseline (1 regressed)
        tables: \(Fixture.tables)

        """
    )
  }

  @Test func theDocumentIsWhatIsAskedFor() throws {
    let fixture = try Fixture()
    let words = ["--quiet", "--filter", "known.blocks"]
    let document = try fixture.run(words + ["--json", "-"])
    #expect(document.status == 0)
    #expect(document.output == (try fixture.text(of: Fixture.document)))
    #expect(document.output.contains(#""schema" : "updatebench.benchmarks""#))
    let files = words + ["--output", "elsewhere", "--markdown", "report.md"]
    #expect(try fixture.run(files).status == 0)
    #expect(try fixture.text(of: "elsewhere/BenchmarkFixture.json").hasPrefix("{\n"))
    let report = try fixture.text(of: "report.md")
    let conclusion = "**1 measured, 0 failed; no baseline to compare with**"
    #expect(report.hasPrefix("## BenchmarkFixture\n\n\(conclusion)\n"))
    #expect(report.contains("\n| Malloc (total) | exact | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 6 |\n"))
  }

  @Test func theOlderLanguageModeIsMeasuredToo() throws {
    let fixture = try Fixture("BenchmarkFixtureSwift5")
    let ending = try fixture.run(["list"])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        BenchmarkFixtureSwift5: The benchmarks of BenchmarkFixtureSwift5.
          swift5.captures
            metrics: mallocCountTotal
          swift5.date
            metrics: mallocCountTotal

        """
    )
    #expect(try fixture.run(["--quiet"]).status == 0)
  }
}
