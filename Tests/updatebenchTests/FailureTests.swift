import UBResults
import Testing

/// A failed measurement has a verdict of its own, and the rest is measured all the same.
@Suite struct FailureTests {
  @Test func aCrashEndsOneNumberAndNotTheRun() throws {
    let failure = try failure(of: "crash")
    #expect(failure.kind == .crashed)
    #expect(failure.detail == "signal 4 (Illegal instruction) ended the counting process")
    #expect(failure.standardError.first == "the workload crashes on purpose")
  }

  @Test func anExitIsACrash() throws {
    let failure = try failure(of: "exit")
    #expect(failure.kind == .crashed)
    #expect(failure.detail == "the counting process exited with status 3")
  }

  @Test func aFrameThatDoesNotEndIsStopped() throws {
    let failure = try failure(of: "hang", ["--timeout", "5"])
    #expect(failure.kind == .timedOut)
    #expect(failure.detail == "counting took longer than 5 s")
  }

  @Test func aCountThatDiffersBetweenProcessesIsNondeterministic() throws {
    let failure = try failure(of: "nondeterministic")
    #expect(failure.kind == .nondeterministic)
    #expect(failure.detail.hasPrefix("runs 1 and 3 disagree on bindings.evaluated: "))
  }

  @Test func aStrategyThatDisplaysSomethingElseIsStale() throws {
    let failure = try failure(of: "stale")
    #expect(failure.kind == .stale)
    #expect(
      failure.detail == """
        frame 3 is the first that displays something else than fullRecompute \
        (digest 261c4b49872994e7, expected d71e358174147ca6)
        """
    )
  }

  /// Runs a workload that goes wrong under `propertyPass` and returns its only failure.
  private func failure(of name: String, _ options: [String] = []) throws -> Failure {
    let folder = try Folder()
    let arguments = ["--suite", "calibration", "--filter", "calibration.\(name)", "--quiet"]
    let ending = try Tool(folder: folder).run(["run", "--no-time"] + arguments + options)
    #expect(ending.status == 4)
    #expect(
      ending.output.hasSuffix(
        """

        3 measured, 1 failed; no baseline to compare with
        tables: results/latest/calibration.txt

        """
      )
    )
    let document = try folder.document("results/latest/calibration.json")
    #expect(
      document.results.map(\.strategy) == ["layoutOnly", "fullRecompute", "identityOracle"]
    )
    #expect(document.failures.count == 1)
    let failure = try #require(document.failures.first)
    #expect(failure.strategy == "propertyPass")
    #expect(
      ending.output.hasPrefix(
        "calibration.\(name) propertyPass: \(failure.kind.rawValue): \(failure.detail)\n"
      )
    )
    return failure
  }

  @Test func aCrashOfTheTimingPassLeavesTheCounts() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder).run(
      ["run", "--strategy", "layoutOnly"] + Tool.exact,
      environment: ["UPDATEBENCH_CALIBRATION": "crash-time=1"]
    )
    #expect(ending.status == 4)
    let document = try folder.document("results/latest/calibration.json")
    #expect(document.results.map(\.time) == [nil])
    #expect(document.results.map { $0.counts["bindings.evaluated"] } == [320])
    #expect(
      document.failures.map(\.detail) == [
        "signal 4 (Illegal instruction) ended the timing process"
      ]
    )
  }

  @Test func withoutTheReferenceNothingIsVerified() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder).run(
      ["run", "--no-time", "--strategy", "layoutOnly"] + Tool.exact,
      environment: ["UPDATEBENCH_CALIBRATION": "crash-reference=1"]
    )
    #expect(ending.status == 4)
    let document = try folder.document("results/latest/calibration.json")
    #expect(document.results == [])
    #expect(document.failures.map(\.kind) == [.unverified])
    #expect(
      document.failures.map(\.detail) == [
        "fullRecompute crashed: signal 4 (Illegal instruction) ended the counting process"
      ]
    )
  }

  @Test func aGateWithAFailureIsNoPass() throws {
    let folder = try Folder()
    let ending = try Tool.withBaseline(folder).run(
      [
        "gate", "--any-build", "--suite", "calibration", "--quiet", "--filter",
        "calibration.stale",
      ]
    )
    #expect(ending.status == 4)
    #expect(
      ending.output.hasSuffix(
        """
        gate: 3 measured, 1 failed; could not compare (4 not comparable)
        next: fix the failure of calibration.stale propertyPass, then run again

        """
      )
    )
  }

  @Test func nothingIsAcceptedFromARunWithFailures() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let baseline = folder.contents(of: "results/baselines")[0]
    let before = try folder.text(of: "results/baselines/\(baseline)/calibration.json")
    let ending = try tool.run(
      [
        "baseline", "accept", "--any-build", "--reason", "why not", "--suite", "calibration",
        "--quiet", "--filter", "calibration.exit",
      ]
    )
    #expect(ending.status == 4)
    #expect(
      ending.complaint == """
        calibration: nothing is accepted from a run with failures: calibration.exit \
        propertyPass: crashed: the counting process exited with status 3

        """
    )
    #expect(try folder.text(of: "results/baselines/\(baseline)/calibration.json") == before)
  }

  /// With another allocator in front, no allocation reaches jemalloc.
  @Test func anAllocatorThatIsNotJemallocIsFoundAtTheStart() throws {
    let ending = try Tool(folder: Folder()).run(
      ["run"] + Tool.exact,
      environment: ["LD_PRELOAD": "libc.so.6"]
    )
    #expect(ending.status == 1)
    #expect(
      ending.complaint == """
        calibration: jemalloc does not serve this process's allocations: of 1000 calls and \
        64000 bytes it counted 0 calls and 0 bytes

        """
    )
  }
}
