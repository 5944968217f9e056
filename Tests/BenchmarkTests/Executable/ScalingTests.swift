import Testing

/// The growth of counts with a tag.
@Suite struct ScalingTests {
  private static let path =
    Fixture.baseline.replacing("results/baselines", with: "results/scaling")
  private static let linear = """
    sweep.blocks over size: 8, 16, 32, 64
      exponent, 95 % interval         cost
      mallocCountTotal         1.00 ± 0.00


    """
  private static let none = """
    sweep.none over size: 8, 16, 32, 64
      every cost is zero


    """

  private static let unjudged =
    "not judged: sweep.time over size: no cost is exact at every size\n"

  @Test func acceptedGrowthPasses() throws {
    let fixture = try Fixture()
    let missing = try Self.scale(fixture)
    #expect(missing.status == 4)
    #expect(
      missing.complaint
        == "BenchmarkFixture: there are no exponents at \(Self.path); make them with --accept\n"
    )
    let accepted = try Self.scale(fixture, ["--accept", "--reason", "first"])
    #expect(accepted.status == 0)
    #expect(
      accepted.output == Self.linear + Self.none + Self.unjudged
        + "accepted 2 sweeps into \(Self.path): first\n"
    )
    let ending = try Self.scale(fixture)
    #expect(ending.status == 0)
    #expect(
      ending.output == Self.linear + Self.none + Self.unjudged
        + "scaling: every cost grows as accepted\n"
    )
    let again = try Self.scale(fixture, ["--accept", "--reason", "again"])
    #expect(again.output.hasSuffix("nothing differs; the exponents are unchanged\n"))
  }

  @Test func aCountThatGrowsFasterIsFound() throws {
    let fixture = try Self.accepted()
    let ending = try Self.scale(fixture, skew: "growth=1")
    #expect(ending.status == 6)
    #expect(
      ending.output == """
        sweep.blocks over size: 8, 16, 32, 64
          exponent, 95 % interval         cost
          mallocCountTotal         1.95 ± 0.04

        sweep.none over size: 8, 16, 32, 64
          exponent, 95 % interval         cost
          mallocCountTotal         0.00 ± 0.00

        not judged: sweep.time over size: no cost is exact at every size
        regressed: sweep.blocks over size mallocCountTotal: exponent 1.0 -> 1.951426, limit 0.1; \
        costs [8, 16, 32, 64] -> [72, 272, 1056, 4160]
        regressed: sweep.none over size mallocCountTotal: cost from none, costs [0, 0, 0, 0] -> \
        [1, 1, 1, 1]
        scaling: a cost grows faster than accepted

        """
    )
    let wide = ["sweep.blocks", "--margin", "1"]
    #expect(try Self.scale(fixture, wide, skew: "growth=1").status == 0)
  }

  @Test func slowerGrowthHasToBeAccepted() throws {
    let fixture = try Self.accepted(skew: "growth=1")
    let ending = try Self.scale(fixture, ["sweep.blocks"])
    #expect(ending.status == 3)
    #expect(
      ending.output.hasSuffix(
        """
        improved: sweep.blocks over size mallocCountTotal: exponent 1.951426 -> 1.0, limit \
        0.141492; costs [72, 272, 1056, 4160] -> [8, 16, 32, 64]
        scaling: costs grow otherwise than accepted; take them with --accept

        """
      )
    )
    try #require(try Self.scale(fixture, ["--accept", "--reason", "linear"]).status == 0)
    #expect(try Self.scale(fixture).status == 0)
  }

  @Test func exponentsOfTimesAreShownAndNotJudged() throws {
    let fixture = try Self.accepted()
    let words = ["sweep.blocks", "--repetitions", "1", "--parameter", "size", "--sizes"]
    let ending = try Self.scale(fixture, words + ["8,16,32,64"])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix(Self.linear))
    #expect(ending.output.contains("not judged: sweep.blocks over size time p50: exponent "))
    let other = try Self.scale(fixture, words + ["8,16,32,128"])
    #expect(other.status == 1)
    #expect(other.complaint.hasPrefix("BenchmarkFixture: found no sweeps; expected 4 or more "))
  }

  @Test func aSweepWithoutExactCountsIsNoPass() throws {
    let fixture = try Self.accepted()
    let ending = try Self.scale(fixture, ["sweep.time"])
    #expect(ending.status == 4)
    #expect(ending.output == Self.unjudged)
    #expect(
      ending.complaint
        == "BenchmarkFixture: no cost of any sweep is exact at every size\n"
    )
    // Accepted exponents without a run to hold to them are missed.
    let path = Self.path
    try fixture.replace("sweep.none over size", with: "sweep.time over size", in: path)
    let missed = try Self.scale(fixture, ["sweep.time"])
    #expect(missed.status == 4)
    #expect(missed.output.hasPrefix("sweep.time over size: 8, 16, 32, 64\n  no exact cost\n\n"))
    #expect(
      missed.output.hasSuffix(
        """
        not comparable: sweep.time over size mallocCountTotal: missing in the run
        scaling: could not compare

        """
      )
    )
  }

  /// A fixture with accepted exponents.
  private static func accepted(skew: String = "") throws -> Fixture {
    let fixture = try Fixture()
    let ending = try scale(fixture, ["--accept", "--reason", "first"], skew: skew)
    try #require(ending.status == 0, "\(ending.complaint)")
    return fixture
  }

  private static func scale(
    _ fixture: Fixture,
    _ words: [String] = [],
    skew: String = ""
  ) throws -> Fixture.Ending {
    try fixture.run(["scaling", "--quiet", "--any-build"] + words, skew: skew)
  }
}
