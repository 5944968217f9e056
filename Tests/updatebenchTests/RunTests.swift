import Foundation
import UBResults
import Testing

@Suite struct RunTests {
  @Test func theTableIsThatOfTheParameters() throws {
    let ending = try Tool(folder: Folder()).run(["run", "--no-time"] + Tool.exact)
    #expect(ending.status == 0)
    #expect(ending.complaint == "")
    #expect(
      ending.output == """
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

        4 measured, 0 failed; no baseline to compare with

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
    let label = "calibration.exact[frames=200]"
    #expect(
      ending.complaint == """
        [1/2] \(label): counting
        [2/2] \(label): counting
        [3/10] \(label) propertyPass: counting again
        [4/10] \(label) propertyPass: counting again
        [5/10] \(label) layoutOnly: counting again
        [6/10] \(label) layoutOnly: counting again
        [7/10] \(label) fullRecompute: counting again
        [8/10] \(label) fullRecompute: counting again
        [9/10] \(label) identityOracle: counting again
        [10/10] \(label) identityOracle: counting again

        """
    )
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
    #expect(document.command.prefix(4) == ["updatebench", "run", "--repetitions", "3"])
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

  @Test func progressIsALineForEachStepWithoutATerminal() throws {
    let ending = try Tool(folder: Folder()).run(
      ["run", "--no-time", "--suite", "calibration", "--filter", "cx1"]
    )
    #expect(
      ending.complaint == """
        [1/2] calibration.exact: counting
        [2/2] calibration.exact: counting

        """
    )
  }

  /// `script` gives the tool a terminal.
  @Test func progressIsOneLineAtATerminal() throws {
    let words = "run --strategy layoutOnly --suite calibration --filter cx1 --repetitions 1"
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
        \(line)CX1 calibration.exact, 20 frames
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
