import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement

/// One side of a comparison: an executable of the tool and additions to its environment.
package struct Arm: Sendable {
  /// The executable's path; the paths of two arms are equally long, so that stacks lie alike.
  package let executable: String
  /// The additions to the environment.
  package var environment: [String: String] = [:]
}

/// Copies of the two executables that are compared, and a second copy of the base.
///
/// The three copies have paths of equal length: an executable's path lies on its stack and can move
/// the data that is measured. The folder of the copies is removed with the value.
package final class ArmPair {
  /// The build that the new one is held against.
  package let base: Arm
  /// A second copy of the base, byte for byte.
  package let copy: Arm
  /// The build that is judged.
  package let new: Arm
  private let folder: String
  /// Held as long as the copies are in use.
  private let lock: FileLock?

  /// Copies two executables of a tool.
  ///
  /// - Throws: `ToolError.failed` if one can't be copied.
  package init(of tool: BuildTool, base: String, new: String) throws {
    let files = FileManager.default
    let prefix = "\(files.temporaryDirectory.path)/\(tool.name)-builds-"
    Self.removeLeftovers(prefix)
    let folder = prefix + UUID().uuidString
    func arm(_ name: String) -> Arm { Arm(executable: "\(folder)/\(name)/\(tool.product)") }
    self.folder = folder
    (self.base, copy, self.new) = (arm("base"), arm("copy"), arm("head"))
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    lock = FileLock("\(folder)/lock")
    do {
      for (arm, source) in [(self.base, base), (copy, base), (self.new, new)] {
        try files.createDirectory(
          atPath: URL(filePath: arm.executable).deletingLastPathComponent().path,
          withIntermediateDirectories: true
        )
        try files.copyItem(atPath: source, toPath: arm.executable)
      }
    } catch {
      try? files.removeItem(atPath: folder)
      throw ToolError.failed("\(base) and \(new) can't be copied to \(folder): \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Removes the copies of processes that were killed, whose locks nobody holds.
  private static func removeLeftovers(_ prefix: String) {
    let files = FileManager.default
    let parent = URL(filePath: prefix).deletingLastPathComponent().path
    for name in (try? files.contentsOfDirectory(atPath: parent)) ?? [] {
      let folder = "\(parent)/\(name)"
      // Without a lock's file the folder is being made.
      guard folder.hasPrefix(prefix), files.fileExists(atPath: "\(folder)/lock"),
        let lock = FileLock("\(folder)/lock")
      else { continue }
      withExtendedLifetime(lock) { try? files.removeItem(atPath: folder) }
    }
  }
}
