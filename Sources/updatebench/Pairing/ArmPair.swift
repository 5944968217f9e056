import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression

/// The executables whose times are compared, side by side in a folder of their own.
///
/// Three copies at paths of equal length: an executable's path lies on its stack, and may move what
/// is measured. The folder is removed with the value.
final class ArmPair {
  /// The build that is held against.
  let base: Arm
  /// A copy of the base, byte for byte.
  let copy: Arm
  /// The build that is judged.
  let new: Arm
  private let folder: String

  /// Copies two executables.
  ///
  /// - Throws: `ToolError.failed` if one can't be copied.
  init(base: String, new: String) throws {
    let files = FileManager.default
    let folder = "\(files.temporaryDirectory.path)/updatebench-\(UUID().uuidString)"
    self.folder = folder
    do {
      for (name, source) in [("base", base), ("copy", base), ("head", new)] {
        try files.createDirectory(
          atPath: "\(folder)/\(name)",
          withIntermediateDirectories: true
        )
        try files.copyItem(atPath: source, toPath: "\(folder)/\(name)/updatebench")
      }
    } catch {
      try? files.removeItem(atPath: folder)
      throw ToolError.failed("\(base) and \(new) can't be copied to \(folder): \(error)")
    }
    self.base = Arm(executable: "\(folder)/base/updatebench")
    copy = Arm(executable: "\(folder)/copy/updatebench")
    self.new = Arm(executable: "\(folder)/head/updatebench")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
