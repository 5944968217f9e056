import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBRegression

/// The two builds of a comparison, made where they are missing.
struct Builds {
  /// An executable and the state of the package that it was built from.
  typealias Build = (path: String, identity: BuildIdentity)

  /// The build that the new one is held against.
  let base: Build
  /// The build that is judged.
  let new: Build

  /// Finds or makes both.
  ///
  /// - Throws: `UsageError` for a name that git doesn't know, `ToolError.notComparable` for a build
  ///   that fails.
  init(of tool: BuildTool, _ options: BuildOptions) throws {
    if let path = options.baseExecutable {
      base = try Self.given(path, option: "base-executable")
      new = try Self.given(
        options.newExecutable ?? MachineProbe.executable ?? "",
        option: "head-executable"
      )
      return
    }
    let tree = try SourceTree()
    let reference = try tree.build(of: options.reference)
    let store = try BuildStore(of: tool, folder: options.folder, of: tree)
    let both = try store.locked(isQuiet: options.isQuiet) { builder in
      func build(_ identity: BuildIdentity, in place: BuildStore.Place) throws -> Build {
        (try builder.executable(of: identity, in: place), identity)
      }
      let base = try build(reference, in: .base)
      guard let path = options.newExecutable else {
        return (base, try build(try tree.buildOfFolders(index: store.ownIndex), in: .head))
      }
      return (base, try Self.given(path, option: "head-executable"))
    }
    guard let both else { throw ToolError.failed("\(store.folder): another gate builds there") }
    (base, new) = both
  }

  private static func given(_ path: String, option: String) throws(UsageError) -> Build {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .badValue(option: option, found: path, expected: "an executable of this tool")
    }
    return (path, BuildIdentity(name: path))
  }
}
