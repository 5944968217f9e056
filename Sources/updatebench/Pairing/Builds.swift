import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression

/// The two builds of a comparison, made where they have to be.
struct Builds {
  /// An executable and what it was built from.
  typealias Build = (path: String, identity: BuildIdentity)

  /// The build that is held against.
  let base: Build
  /// The build that is judged.
  let new: Build

  /// Finds or makes both.
  ///
  /// - Throws: `UsageError` for a name that git doesn't know, `ToolError.notComparable` for a build
  ///   that fails.
  init(_ arguments: Arguments, isQuiet: Bool) throws {
    if let path = arguments.value("base-executable") {
      base = try Self.given(path, option: "base-executable")
      let own = MachineProbe.executable ?? ""
      new = try Self.given(
        arguments.value("head-executable") ?? own,
        option: "head-executable"
      )
      return
    }
    let tree = try SourceTree()
    let baseIdentity = try tree.build(of: arguments.value("against") ?? "")
    let store = try BuildStore(folder: arguments.value("builds"), of: tree)
    guard let lock = FileLock("\(store.folder)/lock") else {
      throw ToolError.failed("\(store.folder): another gate builds there")
    }
    defer { withExtendedLifetime(lock) {} }
    let progress = Progress(stepCount: nil, isQuiet: isQuiet)
    defer { progress.end() }
    func build(_ identity: BuildIdentity, in place: BuildStore.Place) throws -> Build {
      if !store.has(identity) { progress.begin("building \(identity)") }
      return (try store.executable(of: identity, in: place), identity)
    }
    base = try build(baseIdentity, in: .base)
    if let path = arguments.value("head-executable") {
      new = try Self.given(path, option: "head-executable")
    } else {
      new = try build(try tree.buildOfFolders(index: store.ownIndex), in: .head)
    }
  }

  private static func given(_ path: String, option: String) throws(UsageError) -> Build {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .badValue(option: option, found: path, expected: "an executable of this tool")
    }
    return (path, BuildIdentity(name: path))
  }
}
