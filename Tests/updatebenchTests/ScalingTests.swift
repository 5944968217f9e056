import UBResults
import Testing

/// The growth of costs through the real executable.
@Suite struct ScalingTests {
  static let file = "results/scaling/swift-\(Toolchain.currentSwift)/calibration.json"

  private let scaling = ["scaling", "--suite", "calibration", "--quiet", "--any-build"]

  @Test func aCostThatGrowsWithTheSquareHasItsOwnStatus() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let missing = try tool.run(scaling)
    #expect(missing.status == 4)
    #expect(
      missing.complaint
        == "calibration: there are no exponents at \(Self.file); make them with --accept\n"
    )
    #expect(missing.output.contains("\n  bindings.evaluated        1.00 ± 0.00  1.00 ± 0.00 "))
    let accepted = try tool.run(scaling + ["--accept", "--reason", "first"])
    #expect(accepted.status == 0)
    #expect(accepted.output.hasSuffix("accepted 1 sweep into \(Self.file): first\n"))

    let same = try tool.run(scaling)
    #expect(same.status == 0)
    #expect(same.output.hasSuffix("\nscaling: every cost grows as accepted\n"))
    // More of the same growth is for the gate to find.
    #expect(
      try tool.run(scaling, environment: ["UPDATEBENCH_CALIBRATION": "allocations=9"]).status == 0
    )

    let worse = try tool.run(scaling, environment: ["UPDATEBENCH_CALIBRATION": "quadratic=1"])
    #expect(worse.status == 6)
    #expect(worse.output.hasSuffix("\nscaling: a cost grows faster than accepted\n"))
    #expect(
      worse.output.contains(
        """

        regressed: calibration.exact[frames=2] over rows propertyPass bindings.evaluated: \
        exponent 1.0 -> 1.927535, limit 0.1; costs [8, 16, 32, 64, 128] -> \
        [40, 144, 544, 2112, 8320]

        """
      )
    )
  }

  @Test func aSuiteWithoutSweepsIsToldSo() throws {
    let tool = Tool(folder: try Folder(), product: .updatebench)
    let ending = try tool.run(["scaling", "--suite", "examples"])
    #expect(ending.status == 1)
    #expect(
      ending.complaint
        == "updatebench: suite 'examples' has no sweeps; choose one with --parameter\n"
    )
  }

  @Test func anUnknownSweepNamesTheKnownOnes() throws {
    let ending = try Tool(folder: Folder()).run(scaling + ["steady"])
    #expect(ending.status == 64)
    #expect(
      ending.complaint == """
        calibration: no benchmark of suite 'calibration' matches 'steady'; there are \
        calibration.exact[frames=2] over rows

        """
    )
  }

  @Test func acceptingTheSameChangesNothing() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try tool.run(scaling + ["--accept", "--reason", "first"])
    let before = try folder.text(of: Self.file)
    let again = try tool.run(scaling + ["--accept", "--reason", "again"])
    #expect(again.output.hasSuffix("\nnothing differs; the exponents are unchanged\n"))
    #expect(try folder.text(of: Self.file) == before)
    let unreasoned = try tool.run(scaling + ["--accept"])
    #expect(unreasoned.status == 64)
    #expect(unreasoned.complaint == "calibration: --reason: required by 'scaling --accept'\n")
  }

  @Test func sizesOfOnesOwnAreSweptAndBadOnesTold() throws {
    let tool = Tool(folder: try Folder())
    let sweep = scaling + ["--filter", "calibration.exact", "--parameter", "allocations"]
    let own = try tool.run(
      sweep + ["--sizes", "1,2,4,8", "--accept", "--reason", "own", "--repetitions", "2"]
    )
    #expect(own.status == 0)
    #expect(own.output.hasPrefix("calibration.exact over allocations: 1, 2, 4, 8\n"))
    #expect(own.output.contains("\n  allocations.calls         1.00 ± 0.00 "))
    #expect(
      own.output.contains(
        "\nnot judged: calibration.exact over allocations propertyPass time p50: exponent "
      )
    )
    for sizes in ["1,2,4", "4,3,2,1", "1,2,4,x", "0,1,2,3"] {
      let bad = try tool.run(sweep + ["--sizes", sizes])
      #expect(bad.status == 64)
      #expect(
        bad.complaint == """
          calibration: --sizes: found '\(sizes)', expected 4 or more whole numbers that rise, such \
          as 4,8,16,32

          """
      )
    }
    let unknown = try tool.run(scaling + ["--parameter", "row", "--sizes", "1,2,3,4"])
    #expect(unknown.status == 64)
  }

  @Test func aWorkloadThatCrashesIsNoPass() throws {
    let tool = Tool(folder: try Folder())
    let sweep = ["--filter", "calibration.crash", "--parameter", "rows", "--sizes", "1,2,3,4"]
    let ending = try tool.run(scaling + sweep + ["--accept", "--reason", "x"])
    #expect(ending.status == 4)
    #expect(ending.output.contains("calibration.crash[rows=1] propertyPass: crashed: "))
    #expect(
      ending.complaint == "calibration: nothing is accepted from a run with failures\n"
    )
  }
}
