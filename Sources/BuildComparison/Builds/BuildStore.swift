import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBRegression

/// A folder of executables of other states of the package, so that each is built once.
///
/// It holds two checkouts at paths of equal length, since paths end up in executables, and the
/// executables by the contents they were built from. Everything in it can be deleted.
struct BuildStore {
  /// The two checkouts.
  enum Place: String {
    case base, head
  }

  /// The store's folder.
  let folder: String
  private let tool: BuildTool
  private let tree: SourceTree
  private let swift: Command
  private let compiler: String

  /// The number of executables that are kept.
  private static let keptMax = 12
  /// The seconds that a build may take.
  private static let buildSecondsMax = 7_200

  /// A store in a folder, which is made if it is missing.
  ///
  /// - Throws: `ToolError.failed` if there is no repository, no compiler or no such folder.
  init(of tool: BuildTool, folder: String?, of tree: SourceTree) throws {
    self.tool = tool
    self.tree = tree
    self.folder = folder ?? "\(tree.top)/\(tree.prefix).build/gate"
    swift = try Command("swift", secondsMax: Self.buildSecondsMax)
    let version = try swift.text(["--version"])
    // The version's number is enough: `Swift version 6.3.1 (...)`.
    let number = version.split(separator: " ").first { $0.first?.isNumber ?? false }
    compiler = number.map(String.init) ?? "unknown"
    try FileManager.default.createDirectory(
      atPath: "\(self.folder)/made",
      withIntermediateDirectories: true
    )
  }

  /// The file in which git notes the state of the package's own folders.
  var ownIndex: String { "\(folder)/own.index" }

  /// Builds under the store's lock, since two gates can't share the checkouts; returns `nil` if
  /// another gate holds the lock.
  func locked<Value>(isQuiet: Bool, _ body: (Builder) throws -> Value) throws -> Value? {
    guard let lock = FileLock("\(folder)/lock") else { return nil }
    defer { withExtendedLifetime(lock) {} }
    let progress = Progress(stepCount: nil, isQuiet: isQuiet)
    defer { progress.end() }
    return try body(Builder(store: self, progress: progress))
  }
}

extension BuildStore {
  /// Makes the builds that a store doesn't have.
  struct Builder {
    let store: BuildStore
    let progress: Progress

    /// The executable of a build, built first if the store doesn't have it.
    ///
    /// - Throws: `ToolError.notComparable` with the compiler's words for a build that fails.
    func executable(of build: BuildIdentity, in place: Place) throws -> String {
      let path = store.path(of: build)
      guard !FileManager.default.isExecutableFile(atPath: path) else { return path }
      progress.begin("building \(build)")
      try store.keep(try store.build(build, in: place), as: path)
      return path
    }
  }

  private func path(of build: BuildIdentity) -> String {
    "\(folder)/made/\(build.tree ?? "")-\(compiler)/\(tool.product)"
  }

  /// Builds in a checkout and returns the path of the executable there.
  private func build(_ build: BuildIdentity, in place: Place) throws -> String {
    let checkout = "\(folder)/\(place.rawValue)"
    try tree.checkOut(tree: build.tree ?? "", into: checkout, index: "\(checkout).index")
    let package = tree.prefix.isEmpty ? checkout : "\(checkout)/\(tree.prefix.dropLast())"
    let result = try swift.run([
      "build", "--configuration", "release", "--product", tool.product, "--package-path", package,
    ])
    let made = "\(package)/.build/release/\(tool.product)"
    guard result.ending == .exited(status: 0), FileManager.default.isExecutableFile(atPath: made)
    else {
      let output = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      let errors = output.filter { $0.contains("error:") }.prefix(8).joined(separator: "\n")
      let reason = errors.isEmpty ? Command.reason(result) : errors
      throw ToolError.notComparable("\(build) can't be built:\n\(reason)")
    }
    return made
  }

  /// Copies an executable into its place at once, and drops the oldest ones.
  private func keep(_ made: String, as path: String) throws {
    let files = FileManager.default
    let home = URL(filePath: path).deletingLastPathComponent().path
    try files.createDirectory(atPath: home, withIntermediateDirectories: true)
    let draft = "\(path).\(Lifeline.processNumber)"
    // The store's lock is held, so that drafts are those of killed processes.
    let drafts = try files.contentsOfDirectory(atPath: home).filter { name in
      name.hasPrefix("\(tool.product).")
    }
    for name in drafts {
      try? files.removeItem(atPath: "\(home)/\(name)")
    }
    try files.copyItem(atPath: made, toPath: draft)
    try files.moveItem(atPath: draft, toPath: path)
    let others = try files.contentsOfDirectory(atPath: "\(folder)/made")
      .map { "\(folder)/made/\($0)" }
      .filter { $0 != home }
      .sorted { date(of: $0) > date(of: $1) }
    for old in others.dropFirst(Self.keptMax - 1) {
      try? files.removeItem(atPath: old)
    }
  }

  private func date(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
