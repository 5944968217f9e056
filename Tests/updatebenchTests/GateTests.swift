import UBResults
import Testing

/// The gate's statuses, both ways, and its reasons in words.
@Suite struct GateTests {
  @Test func equalNumbersPass() throws {
    let ending = try Tool.withBaseline(Folder()).gate()
    #expect(ending.status == 0)
    #expect(
      ending.output
        == "gate: 4 measured, 0 failed; every number equals the baseline (4 unchanged)\n"
    )
  }

  @Test func moreWorkIsARegression() throws {
    let ending = try Tool.withBaseline(Folder()).gate(skew: "bindings=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: calibration.exact fullRecompute: bindings.evaluated 640 -> 660 (+20, +3.1 %)
        regressed: calibration.exact identityOracle: bindings.evaluated 160 -> 180 (+20, +12.5 %)
        regressed: calibration.exact layoutOnly: bindings.evaluated 320 -> 340 (+20, +6.3 %)
        regressed: calibration.exact propertyPass: bindings.evaluated 160 -> 180 (+20, +12.5 %)
        gate: 4 measured, 0 failed; worse than the baseline (4 regressed)

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
        gate: 1 measured, 0 failed; better; accept the numbers with 'updatebench baseline accept' \
        (1 improved)

        """
    )
  }

  @Test func whatIsNeitherBetterNorWorseFailsUntilAccepted() throws {
    let ending = try Tool.withBaseline(Folder())
      .gate(["--strategy", "layoutOnly"], skew: "gated=1")
    #expect(ending.status == 3)
    #expect(
      ending.output.hasPrefix("moved: calibration.exact layoutOnly: writes.gated 0 -> 20 (+20)\n")
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
        gate: 1 measured, 0 failed; could not compare (1 not comparable)

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
        make one with 'updatebench baseline save'
        gate: 4 measured, 0 failed; could not compare (no entries)

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

  @Test func onlyAnOptimizedBuildWithoutChecksIsJudged() throws {
    let ending = try Tool.withBaseline(Folder()).run(["gate"] + Tool.exact)
    #expect(ending.status == (Tool.refusal == nil ? 0 : 4))
    #expect(
      ending.output.hasPrefix(Tool.refusal.map { "not comparable: \($0)\n" } ?? "gate: ")
    )
  }
}
