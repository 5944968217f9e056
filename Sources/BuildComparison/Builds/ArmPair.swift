import FoundationEssentials
import UBCommandLineSupport

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

  /// Copies two executables of a tool.
  ///
  /// - Throws: `ToolError.failed` if one can't be copied.
  package init(of tool: BuildTool, base: String, new: String) throws {
    let files = FileManager.default
    let folder = "\(files.temporaryDirectory.path)/\(tool.name)-\(UUID().uuidString)"
    func arm(_ name: String) -> Arm { Arm(executable: "\(folder)/\(name)/\(tool.product)") }
    self.folder = folder
    (self.base, copy, self.new) = (arm("base"), arm("copy"), arm("head"))
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
}
