import FoundationEssentials

/// The lookup of other tools' executables.
package enum PathLookup {
  /// The first executable with a name in the folders of `PATH`; `nil` if there is none.
  package static func executable(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
