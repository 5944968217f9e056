import UBResults
import Testing

/// The gate's statuses, both ways, and its reasons in words.
@Suite struct GateTests {
  @Test func equalNumbersPass() throws {
    let ending = try Tool.withBaseline(Folder()).gate()
    #expect(ending.status == 0)
    #expect(
      ending.output
        == "gate: 4 measured, 0 failed; nothing differs from the baseline (4 unchanged)\n"
    )
  }

  @Test func moreWorkIsARegression() throws {
    let ending = try Tool.withBaseline(Folder()).gate(skew: "bindings=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: calibration.exact fullRecompute: bindings.evaluated 640 -> 660 (+20, +3.1 %)
        moved: calibration.exact fullRecompute: bindings.effective 160 -> 180 (+20, +12.5 %)
        regressed: calibration.exact identityOracle: bindings.evaluated 160 -> 180 (+20, +12.5 %)
        moved: calibration.exact identityOracle: bindings.effective 160 -> 180 (+20, +12.5 %)
        regressed: calibration.exact layoutOnly: bindings.evaluated 320 -> 340 (+20, +6.3 %)
        moved: calibration.exact layoutOnly: bindings.effective 160 -> 180 (+20, +12.5 %)
        regressed: calibration.exact propertyPass: bindings.evaluated 160 -> 180 (+20, +12.5 %)
        moved: calibration.exact propertyPass: bindings.effective 160 -> 180 (+20, +12.5 %)
        gate: 4 measured, 0 failed; worse than the baseline (4 regressed)
        next: fix the regression, or accept the new numbers: \(Tool.accepting)

        """
    )
  }

  @Test func oneMoreAllocationInAFrameIsARegression() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "propertyPass"], skew: "allocations=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: calibration.exact propertyPass: allocations.calls 60 -> 80 (+20, +33.3 %)
        regressed: calibration.exact propertyPass: allocations.bytes 3840 -> 5120 (+1280, +33.3 %)
        gate: 1 measured, 0 failed; worse than the baseline (1 regressed)
        next: fix the regression, or accept the new numbers: \(Tool.accepting)

        """
    )
  }

  @Test func lessWorkFailsUntilAccepted() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "layoutOnly"], skew: "bindings=-2")
    #expect(ending.status == 3)
    #expect(
      ending.output == """
        improved: calibration.exact layoutOnly: bindings.evaluated 320 -> 280 (-40, -12.5 %)
        moved: calibration.exact layoutOnly: bindings.effective 160 -> 120 (-40, -25.0 %)
        gate: 1 measured, 0 failed; better; accept the numbers with 'baseline accept' (1 improved)
        next: hold later runs to the new numbers: \(Tool.accepting)

        """
    )
  }

  @Test func whatIsNeitherBetterNorWorseFailsUntilAccepted() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "layoutOnly"], skew: "gated=1")
    #expect(ending.status == 3)
    #expect(
      ending.output == """
        moved: calibration.exact layoutOnly: writes.gated 0 -> 20 (+20)
        gate: 1 measured, 0 failed; numbers moved; accept them with 'baseline accept' (1 moved)
        next: hold later runs to the new numbers: \(Tool.accepting)

        """
    )
  }

  @Test func aWorkloadThatDoesSomethingElseIsNotJudged() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "layoutOnly"], skew: "enters=1,bindings=5")
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: calibration.exact layoutOnly: it does something else: \
        list.enters 0 -> 20 (+20)
        not judged: calibration.exact layoutOnly: bindings.evaluated 320 -> 420 (+100, +31.3 %)
        not judged: calibration.exact layoutOnly: bindings.effective 160 -> 260 (+100, +62.5 %)
        gate: 1 measured, 0 failed; could not compare (1 not comparable)
        next: check that the benchmark is meant to do something else, then accept it: \
        \(Tool.accepting)

        """
    )
  }

  @Test func anotherPictureIsNotComparable() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "layoutOnly"], skew: "display=1")
    #expect(ending.status == 4)
    #expect(
      ending.output.hasPrefix(
        "not comparable: calibration.exact layoutOnly: it does something else: digest "
      )
    )
  }

  @Test func aMissingBaselineIsNoPass() throws {
    let ending = try Tool(folder: Folder()).gate()
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: there is no baseline at \
        results/baselines/swift-\(Toolchain.currentSwift)/calibration.json; \
        make one with 'baseline save'
        gate: 4 measured, 0 failed; could not compare (no benchmarks)
        next: make the first baseline: calibration baseline save --suite calibration \
        --from results/latest/calibration.json

        """
    )
  }

  @Test func aParameterThatIsSetIsAnotherEntry() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "layoutOnly", "--set", "rows=9"])
    #expect(ending.status == 4)
    #expect(
      ending.output.hasPrefix(
        """
        not comparable: calibration.exact[rows=9] layoutOnly: \
        the run has it, the baseline does not

        """
      )
    )
  }

  /// The last line of a gate that fails is a command that works.
  @Test func theNextStepCanBeTaken() throws {
    let tool = try Tool.withBaseline(Folder())
    let ending = try tool.gate(skew: "bindings=1")
    let command = try #require(
      ending.output.split(separator: "\n").last?.split(separator: ": ").last
    )
    let words = command.drop { $0 != " " }.replacing("...", with: "as decided")
    #expect(try tool.runInShell("\"$TOOL\" \(words) --any-build").status == 0)
    #expect(try tool.gate(skew: "bindings=1").status == 0)
  }

  @Test func onlyRequestedMetricsAreJudged() throws {
    let tool = try Tool.withBaseline(Folder())
    let other = try tool.gate(["--metric", "allocations.calls"], skew: "bindings=1")
    #expect(other.status == 0)
    #expect(
      other.output
        == "gate: 4 measured, 0 failed; nothing differs from the baseline (4 unchanged)\n"
    )
    let own = ["--metric", "allocations.calls", "--metric", "bindings.evaluated"]
    #expect(try tool.gate(own, skew: "bindings=1").status == 2)
  }

  @Test func anotherWordForTheGateDoesTheSame() throws {
    let tool = try Tool.withBaseline(Folder())
    let ending = try tool.run(["check", "--any-build"] + Tool.exact)
    #expect(ending.status == 0)
    #expect(
      ending.output
        == "gate: 4 measured, 0 failed; nothing differs from the baseline (4 unchanged)\n"
    )
  }

  @Test func aGateWritesItsReports() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let files = ["--markdown", "a.md", "--junit", "a.xml"]
    #expect(try tool.gate(files, skew: "bindings=1").status == 2)
    let conclusion = "**4 measured, 0 failed; worse than the baseline (4 regressed)**"
    #expect(try folder.text(of: "a.md").contains("\n\(conclusion)\n"))
    #expect(try folder.text(of: "a.xml").contains(" failures=\"8\""))
    #expect(folder.contents(of: "results/latest") == ["calibration.json", "calibration.txt"])
  }

  @Test func onlyAnOptimizedBuildWithoutChecksIsJudged() throws {
    let ending = try Tool.withBaseline(Folder()).run(["gate"] + Tool.exact)
    #expect(ending.status == (Tool.refusal == nil ? 0 : 4))
    #expect(
      ending.output.hasPrefix(Tool.refusal.map { "not comparable: \($0)\n" } ?? "gate: ")
    )
  }
}
