import Foundation
import UBRegression
import UBResults
import Testing

/// The hash functions of two builds whose times are compared.
@Suite struct PairingTests {
  private static let one = [
    "--suite", "calibration", "--filter", "calibration.exact", "--strategy", "propertyPass",
    "--set", "frames=2", "--quiet", "--any-build", "--time-limit", "1",
  ]

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
}
