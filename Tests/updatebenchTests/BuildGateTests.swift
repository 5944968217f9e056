import Foundation
import Testing

/// The gate between two builds.
///
/// Times are those that the calibration states, so that no verdict depends on the machine.
@Suite struct BuildGateTests {
  private static let suite = [
    "--suite", "calibration", "--filter", "calibration.exact", "--strategy", "propertyPass",
    "--set", "work=50", "--set", "frames=2", "--quiet", "--any-build",
  ]

  @Test func theSameBuildIsUnchanged() throws {
    let pair = try Pair()
    let ending = try pair.gate()
    #expect(ending.status == 0)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix(
        """
        control holds: calibration.exact[frames=2,work=50] propertyPass: base against its copy: \
        +0.00 % [+0.00 %, +0.00 %] in 
        """
      ) == true
    )
    #expect(
      lines.contains("times of \(pair.new) against \(pair.base): 1 unchanged (margin 2.0 %)")
    )
    #expect(lines.last == "gate: counts: 1 unchanged; not worse than the base")
    #expect(
      pair.folder.contents(of: "results/latest") == [
        "calibration.json", "calibration.times.json", "calibration.txt",
      ]
    )
  }

  @Test func aSlowdownIsFoundInTwoStages() throws {
    let pair = try Pair(new: "work=100")
    let ending = try pair.gate()
    #expect(ending.status == 2)
    let line = ending.output.split(separator: "\n").first.map(String.init) ?? ""
    #expect(
      line.hasPrefix(
        """
        slower: calibration.exact[frames=2,work=50] propertyPass: \
        processor time +10.00 % [+10.00 %, +10.00 %] in 
        """
      )
    )
    #expect(line.hasSuffix(" pairs, in two stages"))
    #expect(
      ending.output.hasSuffix(
        """
        gate: counts: 1 unchanged; worse than the base
        next: fix the slowdown, or allow it with a larger --margin

        """
      )
    )
    let document = try pair.folder.text(of: "results/latest/calibration.times.json")
    #expect(document.contains("\"is_swapped\" : true"))
    #expect(document.contains("\"verdict\" : \"slower\""))
  }

  @Test func whatIsFasterPasses() throws {
    let ending = try Pair(new: "work=-100").gate()
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("faster: calibration.exact[frames=2,work=50] propertyPass: "))
  }

  @Test func aWiderMarginLetsASlowdownPass() throws {
    #expect(try Pair(new: "work=100").gate(["--margin", "12"]).status == 0)
  }

  /// A copy that doesn't look like its original makes every time inconclusive.
  @Test func aNoisyControlMakesTimesInconclusive() throws {
    let ending = try Pair(new: "work=100", copy: "work=40").gate()
    #expect(ending.status == 5)
    #expect(
      ending.output.contains(
        """
        control fails: calibration.exact[frames=2,work=50] propertyPass: base against its copy: \
        +4.00 %
        """
      )
    )
    #expect(
      ending.output.contains("warning: no time is judged, since base and copy don't look alike\n")
    )
    #expect(
      ending.output.hasSuffix(
        """
        gate: counts: 1 unchanged; inconclusive: times can't be told from noise
        next: run again on an idle machine, or with a longer --time-limit, to judge the times

        """
      )
    )
  }

  @Test func countsOfBothBuildsAreCompared() throws {
    let ending = try Pair(new: "bindings=1").gate(["--no-time"])
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: calibration.exact[frames=2,work=50] propertyPass: \
        bindings.evaluated 16 -> 18 (+2, +12.5 %)
        moved: calibration.exact[frames=2,work=50] propertyPass: \
        bindings.effective 16 -> 18 (+2, +12.5 %)
        gate: counts: 1 regressed; worse than the base
        next: fix the regression
        next: add --explain to see where allocations changed

        """
    )
  }

  /// Times of an earlier run would seem to be this one's.
  @Test func aGateWithoutTimesLeavesNoneOfAnEarlierRun() throws {
    let pair = try Pair()
    #expect(try pair.gate().status == 0)
    #expect(pair.folder.contents(of: "results/latest").contains("calibration.times.json"))
    #expect(try pair.gate(["--no-time"]).status == 0)
    #expect(
      pair.folder.contents(of: "results/latest") == ["calibration.json", "calibration.txt"]
    )
  }

  @Test func whatIsBetterThanACommitNeedsNoAcceptance() throws {
    let ending = try Pair(new: "bindings=-1").gate(["--no-time"])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("improved: "))
  }

  @Test func whatDoesSomethingElseIsNotTimed() throws {
    let ending = try Pair(new: "display=1").gate()
    #expect(ending.status == 4)
    #expect(ending.output.contains("does something else: digest"))
    #expect(ending.output.contains(": none (margin 2.0 %)"))
  }

  @Test func aBuildThatCannotBeSampledIsNoPass() throws {
    let pair = try Pair(newGuard: "case \"$*\" in *'--mode sample'*) echo sorry >&2; exit 9;; esac")
    let ending = try pair.gate()
    #expect(ending.status == 4)
    #expect(
      ending.output.hasPrefix(
        """
        not comparable: calibration.exact[frames=2,work=50] propertyPass: \
        new build: the sampling process exited with status 9: sorry

        """
      )
    )
    #expect(
      ending.output.hasSuffix(
        """
        gate: counts: 1 unchanged; could not compare
        next: run again: a benchmark could not be timed in both builds

        """
      )
    )
  }

  @Test func aBuildThatCannotCountIsNoPass() throws {
    let ending = try Pair(new: "nonsense=1").gate()
    #expect(ending.status == 4)
    #expect(ending.complaint.contains("the new build left no counts: "))
  }

  @Test func whatIsNoExecutableIsTold() throws {
    let tool = Tool(folder: try Folder())
    let ending = try tool.run(["gate", "--base-executable", "nowhere"] + Self.suite)
    #expect(ending.status == 64)
    #expect(
      ending.complaint
        == "calibration: --base-executable: found 'nowhere', expected an executable of this tool\n"
    )
  }

  @Test func aMarginIsAPercentage() throws {
    let ending = try Tool(folder: Folder()).run(["gate", "--against", "main", "--margin", "none"])
    #expect(ending.status == 64)
    #expect(
      ending.complaint
        == "calibration: --margin: found 'none', expected a percentage above 0\n"
    )
  }

  /// Two executables that are this tool in environments of their own.
  private struct Pair {
    let folder: Folder
    let base: String
    let new: String

    /// Builds of which the new one and the base's copy do more than the base.
    init(new: String = "work=0", copy: String = "work=0", newGuard: String = "") throws {
      folder = try Folder()
      let tool = try Tool.executable()
      let virtual = "virtual=1"
      base = try Self.script(
        """
        case $0 in */copy/*) skew=\(copy);; *) skew=work=0;; esac
        UPDATEBENCH_CALIBRATION=\(virtual),$skew exec \(tool) "$@"
        """,
        named: "base",
        in: folder
      )
      self.new = try Self.script(
        "\(newGuard)\nUPDATEBENCH_CALIBRATION=\(virtual),\(new) exec \(tool) \"$@\"",
        named: "head",
        in: folder
      )
    }

    func gate(_ arguments: [String] = []) throws -> Tool.Ending {
      try Tool(folder: folder).run(
        ["gate", "--base-executable", base, "--head-executable", new] + BuildGateTests.suite
          + (arguments.contains("--no-time") ? [] : ["--time-limit", "1"]) + arguments
      )
    }

    private static func script(
      _ text: String,
      named name: String,
      in folder: Folder
    ) throws -> String {
      try folder.write("#!/bin/sh\n\(text)\n", to: name)
      let path = "\(folder.path)/\(name)"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }
  }
}
