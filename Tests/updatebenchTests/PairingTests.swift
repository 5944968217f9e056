import Foundation
import UBRegression
import UBResults
import Testing

/// How the two builds of a comparison of times are run, told by stand-ins that note it.
@Suite struct PairingTests {
  private static let one = [
    "--suite", "calibration", "--filter", "calibration.exact", "--strategy", "propertyPass",
    "--set", "frames=2", "--quiet", "--any-build", "--time-limit", "1",
  ]

  private let equalTimes = "time=600000"

  /// A path lies on the stack of what is started by it, as the environment does.
  @Test func bothArmsLieAtPathsOfOneLength() throws {
    let builds = try StandIn(times: equalTimes)
    #expect(try builds.gate(Self.one).status == 0)
    let starts = try builds.launches().flatMap(\.starts.values)
    #expect(Set(starts.map(\.arm)) == ["base", "copy", "head"])
    #expect(Set(starts.map(\.pathLength)).count == 1)
    #expect(starts.allSatisfy { $0.pathLength > 0 })
  }

  /// What drifts on the machine falls on both arms alike, and so does being asked first.
  @Test func samplesAreTakenInTurnFromBothEnds() throws {
    let builds = try StandIn(times: equalTimes)
    #expect(try builds.gate(Self.one).status == 0)
    let launches = try builds.launches().filter { $0.starts["head"] != nil }
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

  /// Memory of both arms lies at the same addresses, and at others in the next launch.
  @Test func bothArmsOfALaunchShareALayoutThatNoOtherHas() throws {
    let builds = try StandIn(times: equalTimes)
    #expect(try builds.gate(Self.one).status == 0)
    let launches = try builds.launches()
    var layouts: Set<[Int]> = []
    for launch in launches {
      let starts = Array(launch.starts.values)
      try #require(starts.count == 2)
      #expect(starts[0].padding == starts[1].padding)
      #expect(starts[0].stackLimit == starts[1].stackLimit)
      // The system chooses no addresses of its own.
      #expect(starts.map(\.personality) == ["00040000", "00040000"])
      layouts.insert([starts[0].padding, starts[0].stackLimit])
    }
    #expect(layouts.count == launches.count)
    // A gate that runs again has others.
    let again = try StandIn(times: equalTimes)
    #expect(try again.gate(Self.one).status == 0)
    let others = try again.launches().flatMap(\.starts.values).map { [$0.padding, $0.stackLimit] }
    #expect(layouts != Set(others))
  }

  /// Times depend on the seed of hash functions alone: they are the same for both arms of a launch
  /// and others in the next.
  @Test func bothArmsOfALaunchHashAlike() throws {
    let folder = try Folder()
    let tool = try Tool.executable()
    let arguments = ["--base-executable", tool, "--head-executable", tool]
    let ending = try Tool(folder: folder).run(
      ["gate"] + arguments + Self.one,
      environment: ["UPDATEBENCH_CALIBRATION": "virtual=1,hash=1"]
    )
    #expect(ending.status == 0)
    let times = try DocumentCoder.load(
      TimesDocument.self,
      fromFile: "\(folder.path)/results/latest/calibration.times.json"
    )
    let launches = times.entries.flatMap(\.first)
    #expect(launches.allSatisfy { $0.baseCPU == $0.newCPU })
    let perFrame = launches.compactMap { launch in
      launch.baseCPU.first.map { $0 / UInt64(launch.framesPerSample) }
    }
    #expect(Set(perFrame).count > 2)
  }

  /// The arm that comes second is slower, whichever build it is.
  @Test func whatDependsOnTheRoleIsNoRegression() throws {
    let builds = try StandIn(
      times: "time=600000; [ $place$arm = secondcopy ] || [ $place = first ] || time=660000"
    )
    let ending = try builds.gate(Self.one)
    #expect(ending.status == 5)
    #expect(ending.output.hasPrefix("inconclusive: calibration.exact[frames=2] propertyPass: "))
  }

  /// Slower in the first stage, as if another process had been in the way, and not in the second.
  @Test func aSlowdownThatDoesNotLastIsNoRegression() throws {
    let builds = try StandIn(
      times: "time=600000; [ $arm = head ] && ! grep -q 'ask copy' log && time=660000"
    )
    let ending = try builds.gate(Self.one)
    #expect(ending.status == 5)
    #expect(ending.output.hasPrefix("inconclusive: calibration.exact[frames=2] propertyPass: "))
    let swapped = try builds.launches().reversed().prefix { $0.starts["head"] != nil }
    #expect(swapped.count >= 6)
  }

  /// A build that is slower in every role is found, in a second stage that begins with the other.
  @Test func whatIsSlowerInBothRolesIsARegression() throws {
    let builds = try StandIn(times: "time=600000; [ $arm = head ] && time=660000")
    let ending = try builds.gate(Self.one)
    #expect(ending.status == 2)
    #expect(ending.output.hasPrefix("slower: calibration.exact[frames=2] propertyPass: "))
    // The first stage, the control, the second stage.
    var stages: [[String]] = [[]]
    for launch in try builds.launches() {
      let isControl = launch.starts["head"] == nil
      if isControl != (stages.count == 2) { stages.append([]) }
      stages[stages.count - 1].append(launch.asked[0])
    }
    try #require(stages.count == 3)
    let base = ["base", "head"]
    #expect(stages[0] == stages[0].indices.map { base[$0 % 2] })
    #expect(stages[2] == stages[2].indices.map { base[1 - $0 % 2] })
  }
}
