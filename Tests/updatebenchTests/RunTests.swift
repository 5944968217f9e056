import Foundation
import UBResults
import Testing

@Suite struct RunTests {
  @Test func theSummaryIsALineForEachEntry() throws {
    let ending = try Tool(folder: Folder()).run(["run", "--no-time"] + Tool.exact)
    #expect(ending.status == 0)
    #expect(ending.complaint == "")
    #expect(
      ending.output == """
          benchmark                             amplification  allocations a frame  frames without
          CX1 calibration.exact propertyPass            1.00x                 3.00            0/20
          CX1 calibration.exact layoutOnly              2.00x                 3.00            0/20
          CX1 calibration.exact fullRecompute           4.00x                 3.00            0/20
          CX1 calibration.exact identityOracle          1.00x                 3.00            0/20

        4 measured, 0 failed; no baseline to compare with
        tables: results/latest/calibration.txt

        """
    )
  }

  @Test func aTimedRunShowsTheMedianTimeOfAFrame() throws {
    let ending = try Tool(folder: Folder()).run(["run", "--repetitions", "1"] + Tool.exact)
    let lines = ending.output.split(separator: "\n")
    #expect(lines[0].hasSuffix("  frame p50"))
    #expect(lines[1].contains(#/0\/20 +[0-9.]+ [nµm]?s$/#))
    // The oracle's times mean nothing.
    #expect(lines[4].contains(#/0\/20 +-$/#))
  }

  /// A run tells what differs from the baseline, and leaves the verdict to the gate.
  @Test func aRunIsComparedWithTheBaselineOfItsBenchmarks() throws {
    let tool = try Tool.withBaseline(Folder())
    let words = ["run", "--no-time", "--strategy", "layoutOnly"] + Tool.exact
    let worse = try tool.run(
      words + ["--any-build"],
      environment: ["UPDATEBENCH_CALIBRATION": "bindings=1"]
    )
    #expect(worse.status == 0)
    #expect(
      worse.output.hasPrefix(
        "regressed: calibration.exact layoutOnly: bindings.evaluated 320 -> 340 (+20, +6.3 %)\n"
      )
    )
    #expect(
      worse.output.hasSuffix(
        """
        1 measured, 0 failed; worse than the baseline (1 regressed)
        tables: results/latest/calibration.txt

        """
      )
    )
    // Settings make other benchmarks.
    let other = try tool.run(words + ["--set", "rows=9"])
    #expect(other.output.contains("\n1 measured, 0 failed; no baseline to compare with\n"))
  }

  @Test func theTablesAreThoseOfTheParameters() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder)
      .run(["run", "--no-time", "--output", "here"] + Tool.exact)
    #expect(ending.output.hasSuffix("\ntables: here/calibration.txt\n"))
    #expect(folder.contents(of: "here") == ["calibration.json", "calibration.txt"])
    #expect(
      try folder.text(of: "here/calibration.txt") == """
        CX1 calibration.exact, 20 frames
                                            propertyPass  layoutOnly  fullRecompute  identityOracle
          bindings evaluated                         160         320            640             160
          amplification over the oracle            1.00x       2.00x          4.00x           1.00x
          bindings effective / redundant         160 / 0   160 / 160      160 / 480         160 / 0
          properties requested / coalesced       40 / 20     40 / 20        40 / 20         40 / 20
          properties executed / redundant         20 / 0      20 / 0         20 / 0          20 / 0
          writes / gated / unobserved         20 / 0 / 0  20 / 0 / 0     20 / 0 / 0      20 / 0 / 0
          cells created / reused / peak        0 / 0 / 8   0 / 0 / 8      0 / 0 / 8       0 / 0 / 8
          allocations per frame                     3.00        3.00           3.00            3.00
          bytes allocated per frame                192.0       192.0          192.0           192.0

        """
    )
  }

  /// The run before the counted ones is short; what comes first after it is no work of a frame.
  @Test func aLateFirstUseIsCountedAgainAfterAWholeRun() throws {
    let folder = try Folder()
    let arguments = ["--suite", "calibration", "--filter", "calibration.exact"]
    let ending = try Tool(folder: folder).run(
      ["run", "--no-time", "--processes", "1", "--set", "frames=200"] + arguments,
      environment: ["UPDATEBENCH_CALIBRATION": "first-use=150"]
    )
    #expect(ending.status == 0)
    let document = try folder.document("results/latest/calibration.json")
    #expect(document.failures == [])
    #expect(document.results.map(\.allocations.calls) == [600, 600, 600, 600])
  }

  /// `script` gives the tool a terminal, which shows each step.
  @Test func eachStrategyIsCountedAgainByItself() throws {
    let words =
      "run --no-time --processes 1 --suite calibration calibration.exact --set frames=200"
    let ending = try Tool(folder: Folder()).runInShell(
      """
      export UPDATEBENCH_CALIBRATION=first-use=150
      script --quiet --return --command \"$TOOL \(words)\" /dev/null
      """
    )
    #expect(ending.status == 0)
    let label = "calibration.exact[frames=200]"
    let again = ["propertyPass", "layoutOnly", "fullRecompute", "identityOracle"]
      .flatMap { ["\(label) \($0): counting again", "\(label) \($0): counting again"] }
    let steps =
      ["[1/2] \(label): counting", "[2/2] \(label): counting"]
      + again.enumerated().map { "[\($0.offset + 3)/10] \($0.element)" }
    let line = "\r\u{1b}[K"
    #expect(ending.output.hasPrefix(steps.map { line + $0 }.joined() + line))
  }

  /// Work and allocations follow from the parameters, on any machine and in any build.
  @Test func theDocumentIsExact() throws {
    let folder = try Folder()
    let settings = ["frames=7", "rows=5", "allocations=2", "retained=1"]
    let ending = try Tool(folder: folder).run(
      ["run", "--repetitions", "3"] + Tool.exact + settings.flatMap { ["--set", $0] }
    )
    #expect(ending.status == 0)
    let document = try folder.document("results/latest/calibration.json")
    #expect(document.suite == "calibration")
    #expect(document.failures == [])
    #expect(document.command.prefix(4) == ["calibration", "run", "--repetitions", "3"])
    #expect(document.allocationCounter.name == "jemalloc nrequests")

    let result = try #require(document.results.first { $0.strategy == "layoutOnly" })
    #expect(result.benchmark == "calibration.exact")
    #expect(result.id == "CX1")
    #expect(
      result.label == "calibration.exact[frames=7,rows=5,allocations=2,retained=1]"
    )
    #expect(
      result.parameters == [
        "frames": .integer(7), "rows": .integer(5), "allocations": .integer(2),
        "retained": .integer(1), "milliseconds": .integer(0), "work": .integer(0),
      ]
    )
    #expect(result.frames == 7)
    #expect(result.frameDigests.count == 7)
    #expect(result.digest == FrameDigest(combining: result.frameDigests))
    #expect(
      result.counts.filter { $0.value != 0 } == [
        "bindings.effective": 35, "bindings.evaluated": 70, "bindings.redundant": 35,
        "cells.peak": 5, "properties.coalesced": 7, "properties.executed": 7,
        "properties.requested": 14, "writes.total": 7,
      ]
    )
    #expect(result.amplification == Amplification(evaluated: 70, oracle: 35))
    #expect(
      result.allocations
        == AllocationFigures(
          callsByFrame: [Int](repeating: 3, count: 7),
          bytesByFrame: [Int](repeating: 192, count: 7),
          liveDelta: 448
        )
    )
    let time = try #require(result.time)
    #expect(time.frameCount == 21)
    #expect(time.repetitions == 3)
    #expect(time.samples.frame.map(\.count) == [7, 7, 7])
    #expect(time.samples.solver.map(\.count) == [7, 7, 7])
    #expect(time.frame.max >= time.frame.p99 && time.frame.p99 >= time.frame.p50)
  }

  @Test func framesThatAllocateNothingAreCounted() throws {
    let folder = try Folder()
    _ = try Tool(folder: folder)
      .run(["run", "--no-time", "--set", "allocations=0"] + Tool.exact)
    let document = try folder.document("results/latest/calibration.json")
    #expect(document.results.map(\.allocations.framesWithout) == [20, 20, 20, 20])
    #expect(document.results.map(\.allocations.calls) == [0, 0, 0, 0])
  }

  @Test func jsonToStandardOutputIsAllThatIsPrinted() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder).run(["run", "--no-time", "--json", "-"] + Tool.exact)
    #expect(ending.status == 0)
    #expect(ending.output == (try folder.text(of: "results/latest/calibration.json")))
    let document = try DocumentCoder.decode(
      ResultDocument.self,
      from: Data(ending.output.utf8),
      file: "stdout"
    )
    #expect(document.results.map(\.strategy) == document.strategies)
  }

  @Test func oneStrategyIsStillCheckedAgainstTheOthers() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder).run(
      ["run", "--no-time", "--strategy", "propertyPass", "--output", "here", "--json", "a.json"]
        + Tool.exact
    )
    #expect(ending.status == 0)
    let document = try folder.document("here/calibration.json")
    #expect(document == (try folder.document("a.json")))
    #expect(document.results.map(\.strategy) == ["propertyPass"])
    #expect(document.results[0].amplification == Amplification(evaluated: 160, oracle: 160))
    #expect(folder.contents(of: "results") == [])
  }

  /// Without a terminal, a step is shown only if five seconds have passed since the last one.
  @Test func progressIsALineNowAndThenWithoutATerminal() throws {
    let tool = Tool(folder: try Folder())
    let run = ["run", "--no-time", "--processes", "1", "--suite", "calibration", "cx1"]
    #expect(try tool.run(run).complaint == "[1/2] calibration.exact: counting\n")
    // Two runs of twenty frames under each of four strategies take longer than five seconds.
    let slow = try tool.run(run + ["--set", "milliseconds=40"])
    let label = "calibration.exact[milliseconds=40]"
    #expect(slow.complaint == "[1/2] \(label): counting\n[2/2] \(label): counting\n")
  }

  /// `script` gives the tool a terminal.
  @Test func progressIsOneLineAtATerminal() throws {
    let words = "run --strategy layoutOnly --suite calibration cx1 --repetitions 1"
    let ending = try Tool(folder: Folder())
      .runInShell("script --quiet --return --command \"$TOOL \(words)\" /dev/null")
    #expect(ending.status == 0)
    let line = "\r\u{1b}[K"
    #expect(
      ending.output.hasPrefix(
        """
        \(line)[1/3] calibration.exact: counting\
        \(line)[2/3] calibration.exact: counting\
        \(line)[3/3] calibration.exact layoutOnly: timing\
        \(line)  benchmark                         amplification
        """
      )
    )
  }

  @Test func theOracleIsNotTimed() throws {
    let folder = try Folder()
    _ = try Tool(folder: folder).run(["run", "--repetitions", "1"] + Tool.exact)
    let document = try folder.document("results/latest/calibration.json")
    let timed = document.results.filter { $0.time != nil }.map(\.strategy)
    #expect(timed == ["propertyPass", "layoutOnly", "fullRecompute"])
  }

  @Test func markdownStartsWithWhatItMeans() throws {
    let folder = try Folder()
    _ = try Tool(folder: folder).run(["run", "--no-time", "--markdown", "a.md"] + Tool.exact)
    let report = try folder.text(of: "a.md")
    #expect(
      report.hasPrefix(
        """
        ## UpdateBench: calibration

        **4 measured, 0 failed; no baseline to compare with**

        <details><summary>CX1 calibration.exact, 20 frames</summary>

        |  | propertyPass | layoutOnly | fullRecompute | identityOracle |
        | --- | --: | --: | --: | --: |
        | bindings evaluated | 160 | 320 | 640 | 160 |

        """
      )
    )
  }
}
