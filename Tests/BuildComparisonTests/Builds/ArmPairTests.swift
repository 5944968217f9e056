import Foundation
import UBBuildComparison
import UBCommandLineSupport
import UBMeasurement
import Testing

@Suite struct ArmPairTests {
  /// A process that is killed can't remove its copies; the next one does.
  @Test func copiesOfKilledProcessesAreRemoved() throws {
    let files = FileManager.default
    let tool = BuildTool(name: "arms-\(UUID().uuidString)", product: "x")
    let prefix = "\(files.temporaryDirectory.path)/\(tool.name)-builds-"
    let (killed, running, starting) = (prefix + "killed", prefix + "running", prefix + "starting")
    for folder in [killed, running, starting] {
      try files.createDirectory(atPath: "\(folder)/base", withIntermediateDirectories: true)
    }
    defer {
      for folder in [running, starting] { try? files.removeItem(atPath: folder) }
    }
    try Data().write(to: URL(filePath: "\(killed)/lock"))
    let lock = try #require(FileLock("\(running)/lock"))
    do {
      let pair = try ArmPair(of: tool, base: "/bin/true", new: "/bin/false")
      #expect(files.isExecutableFile(atPath: pair.base.executable))
      #expect(!files.fileExists(atPath: killed))
      #expect(files.fileExists(atPath: running))
      #expect(files.fileExists(atPath: starting))
    }
    withExtendedLifetime(lock) {}
    let left = try files.contentsOfDirectory(atPath: files.temporaryDirectory.path)
    #expect(left.filter { $0.hasPrefix("\(tool.name)-builds-") }.count == 2)
  }
}
