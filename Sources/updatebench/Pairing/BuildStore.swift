import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression

/// Builds executables of other states of the package and keeps them, so that a build is made once.
///
/// The folder holds two checkouts at paths of equal length, since paths end up in executables, and
/// the executables by the contents they were built from. Everything in it can be deleted.
struct BuildStore {
  /// Which of the two checkouts to build in.
  enum Place: String {
    case base, head
  }

  /// The store's folder.
  let folder: String
  private let tree: SourceTree
  private let swift: Command
  private let compiler: String

  /// How many executables are kept.
  private static let keptMax = 12
  private static let product = "updatebench"

  /// A store in a folder, which is made if it is missing.
  ///
  /// - Throws: `ToolError.failed` if there is no repository, no compiler or no such folder.
  init(folder: String?, of tree: SourceTree) throws {
    self.tree = tree
    self.folder = folder ?? "\(tree.top)/\(tree.prefix).build/gate"
    swift = try Command("swift", secondsMax: 7_200)
    let version = try swift.text(["--version"])
    // The version's number is enough: `Swift version 6.3.1 (...)`.
    let number = version.split(separator: " ").first { $0.first?.isNumber ?? false }
    compiler = number.map(String.init) ?? "unknown"
    try FileManager.default.createDirectory(
      atPath: "\(self.folder)/made",
      withIntermediateDirectories: true
    )
  }

  /// A file for git's notes on the package's own folders.
  var ownIndex: String { "\(folder)/own.index" }

  /// Whether the executable of a build is there already.
  func has(_ build: BuildIdentity) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(of: build))
  }

  /// The executable of a build, built first if it isn't there.
  ///
  /// - Throws: `ToolError.notComparable` with the compiler's words for a build that fails.
  func executable(of build: BuildIdentity, in place: Place) throws -> String {
    let path = path(of: build)
    guard !has(build) else { return path }
    let checkout = "\(folder)/\(place.rawValue)"
    try tree.checkOut(
      tree: build.tree ?? "",
      into: checkout,
      index: "\(folder)/\(place.rawValue).index"
    )
    let package = tree.prefix.isEmpty ? checkout : "\(checkout)/\(tree.prefix.dropLast())"
    let words = [
      "build", "--configuration", "release", "--product", Self.product, "--package-path", package,
    ]
    let result = try swift.run(words)
    let made = "\(package)/.build/release/\(Self.product)"
    guard result.ending == .exited(status: 0), FileManager.default.isExecutableFile(atPath: made)
    else {
      let output = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      let errors = output.filter { $0.contains("error:") }.prefix(8).joined(separator: "\n")
      let reason = errors.isEmpty ? Command.reason(result) : errors
      throw ToolError.notComparable("\(build) can't be built:\n\(reason)")
    }
    try keep(made, as: path)
    return path
  }

  private func path(of build: BuildIdentity) -> String {
    "\(folder)/made/\(build.tree ?? "")-\(compiler)/\(Self.product)"
  }

  /// Copies an executable into its place at once, and drops those that were not made lately.
  private func keep(_ made: String, as path: String) throws {
    let files = FileManager.default
    let home = URL(filePath: path).deletingLastPathComponent().path
    try files.createDirectory(atPath: home, withIntermediateDirectories: true)
    let draft = "\(path).\(Lifeline.processNumber)"
    try? files.removeItem(atPath: draft)
    try files.copyItem(atPath: made, toPath: draft)
    try files.moveItem(atPath: draft, toPath: path)
    let others = try files.contentsOfDirectory(atPath: "\(folder)/made")
      .map { "\(folder)/made/\($0)" }
      .filter { $0 != home }
      .sorted { age(of: $0) > age(of: $1) }
    for old in others.dropFirst(Self.keptMax - 1) {
      try? files.removeItem(atPath: old)
    }
  }

  private func age(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
