import Testing
import UBBuildComparison
import UBRegression
import UBResults

/// The way in which processes of two builds are started, asked and judged.
@Suite struct PairRunnerTests {
  private func times(
    _ times: String = "time=600000"
  ) throws -> (entry: TimesEntry, launches: [StandIns.Launch]) {
    let builds = try StandIns(base: Examples.build(), new: Examples.build(), times: times)
    let entry = try #require(try builds.times().entries.first)
    return (entry, try builds.launches())
  }

  /// A path lies on the stack of the process that is started by it, as the environment does.
  @Test func allArmsAreStartedByPathsOfOneLength() throws {
    let starts = try times().launches.flatMap(\.starts.values)
    #expect(Set(starts.map(\.arm)) == ["base", "copy", "head"])
    #expect(Set(starts.map(\.pathLength)).count == 1)
    #expect(starts.allSatisfy { $0.pathLength > 0 })
  }

  /// A drift of the machine falls on both arms alike, and so does being asked first.
  @Test func samplesAreTakenInTurnFromBothEnds() throws {
    let (entry, all) = try times()
    #expect(entry.verdict == .unchanged)
    let launches = all.filter { $0.starts["head"] != nil }
    #expect((6...16).contains(launches.count))
    for (index, launch) in launches.enumerated() {
      let roles = index.isMultiple(of: 2) ? ["base", "head"] : ["head", "base"]
      // In the first launch a sample's length is found first.
      let warmUp = Array(repeating: roles, count: index == 0 ? 4 : 1).flatMap(\.self)
      let pairs = (0..<50).flatMap { $0.isMultiple(of: 2) ? roles : roles.reversed() }
      #expect((50...108).contains(launch.asked.count))
      #expect(launch.asked == Array((warmUp + pairs).prefix(launch.asked.count)))
    }
  }

  /// Both arms have their memory at the same addresses and hash alike; the next launch differs.
  @Test func bothArmsOfALaunchShareALayoutThatNoOtherHas() throws {
    let launches = try times().launches
    var layouts: Set<[String]> = []
    for launch in launches {
      let starts = Array(launch.starts.values)
      try #require(starts.count == 2)
      #expect(starts[0].padding == starts[1].padding)
      #expect(starts[0].stackLimit == starts[1].stackLimit)
      #expect(starts[0].hashSeed == starts[1].hashSeed)
      // The system chooses no addresses of its own.
      #expect(starts.map(\.personality) == ["00040000", "00040000"])
      layouts.insert(layout(of: starts[0]))
    }
    #expect(layouts.count == launches.count)
    #expect(Set(launches.flatMap(\.starts.values).map(\.hashSeed)).count == launches.count)
    // A gate that runs again has others.
    let again = try times().launches.flatMap(\.starts.values)
    #expect(layouts != Set(again.map(layout)))
  }

  private func layout(of start: StandIns.Start) -> [String] {
    ["\(start.padding)", "\(start.stackLimit)"]
  }

  /// The arm that comes second is slower, whichever build it is.
  @Test func aSlowRoleIsNoRegression() throws {
    let slow = "[ $place$arm = secondcopy ] || [ $place = first ] || time=660000"
    #expect(try times("time=600000; \(slow)").entry.verdict == .inconclusive)
  }

  /// Slower in the first stage, as if another process had been in the way, and not in the second.
  @Test func aSlowdownThatDoesNotLastIsNoRegression() throws {
    let (entry, launches) = try times(
      "time=600000; [ $arm = head ] && ! grep -q 'ask copy' log && time=660000"
    )
    #expect(entry.verdict == .inconclusive)
    #expect(launches.reversed().prefix { $0.starts["head"] != nil }.count >= 6)
  }

  /// A build that is slower in every role is found, in a second stage that begins with the other.
  @Test func aBuildThatIsSlowerInBothRolesIsARegression() throws {
    let (entry, launches) = try times("time=600000; [ $arm = head ] && time=660000")
    #expect(entry.verdict == .slower)
    // The first stage, the control, the second stage.
    var stages: [[String]] = [[]]
    for launch in launches {
      let isControl = launch.starts["head"] == nil
      if isControl != (stages.count == 2) { stages.append([]) }
      stages[stages.count - 1].append(launch.asked[0])
    }
    try #require(stages.count == 3)
    let base = ["base", "head"]
    #expect(stages[0] == stages[0].indices.map { base[$0 % 2] })
    #expect(stages[2] == stages[2].indices.map { base[1 - $0 % 2] })
  }

  @Test func aProcessThatEndsHasNoTimes() throws {
    let entry = try times("[ $arm = head ] && { echo sorry >&2; exit 9; }; time=1").entry
    #expect(entry.verdict == .notComparable)
    #expect(entry.obstacle == "new build: the sampling process exited with status 9: sorry")
  }

  @Test func anAnswerThatIsNoSampleIsNoTime() throws {
    let entry = try times("time=600000; [ $arm = base ] && time=soon").entry
    #expect(entry.verdict == .notComparable)
    #expect(entry.obstacle == "base: found the sample 'soon soon', expected two numbers")
  }
}
