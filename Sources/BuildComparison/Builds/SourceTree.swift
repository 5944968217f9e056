import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBRegression

/// The git repository of the package in the current folder.
struct SourceTree {
  let git: Command
  /// The repository's top folder.
  let top: String
  /// The package's folder in the repository; empty or ending with a slash.
  let prefix: String

  /// Finds the repository of the current folder.
  ///
  /// - Throws: `ToolError.failed` if there is none.
  init() throws {
    git = try Command("git", secondsMax: 600)
    let found = try git.run(["rev-parse", "--show-toplevel", "--show-prefix"])
    let lines = String(decoding: found.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard found.ending == .exited(status: 0), lines.count >= 2 else {
      let folder = FileManager.default.currentDirectoryPath
      throw ToolError.failed("\(folder): found no git repository; --against needs one")
    }
    top = String(lines[0])
    prefix = String(lines[1])
  }

  /// The build that a name of git refers to.
  ///
  /// - Throws: `UsageError.badValue` for a name that is no commit's.
  func build(of name: String) throws -> BuildIdentity {
    let words = ["-C", top, "rev-parse", "--verify", "--quiet", "--end-of-options"]
    let found = try git.run(words + ["\(name)^{commit}"])
    guard found.ending == .exited(status: 0) else {
      throw UsageError.badValue(
        option: "against",
        found: name,
        expected: "a branch, tag or commit of \(top)"
      )
    }
    let commit = String(decoding: found.output, as: UTF8.self).prefix { $0 != "\n" }
    let tree = try git.text(words + ["\(commit)^{tree}"])
    return BuildIdentity(name: name, commit: String(commit), tree: tree)
  }

  /// The build of the folders as they are now, with untracked files and without ignored ones.
  ///
  /// - Parameter index: the index file to use; git's own is left alone.
  /// - Returns: the build, named after the commit that is checked out.
  /// - Throws: `ToolError.failed` with git's complaint.
  func buildOfFolders(index: String) throws -> BuildIdentity {
    let own = try git.text(["-C", top, "rev-parse", "--git-path", "index"])
    let path = own.hasPrefix("/") ? own : "\(top)/\(own)"
    try? FileManager.default.removeItem(atPath: index)
    // With a copy of git's own index only changed files have to be read.
    try? FileManager.default.copyItem(atPath: path, toPath: index)
    let environment = ["GIT_INDEX_FILE": index]
    _ = try git.text(["-C", top, "add", "--all", "."], adding: environment)
    let tree = try git.text(["-C", top, "write-tree"], adding: environment)
    let head = try git.run(["-C", top, "rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    let commit = String(decoding: head.output, as: UTF8.self).prefix { $0 != "\n" }
    guard !commit.isEmpty else { return BuildIdentity(name: "the folder", tree: tree) }
    let headTree = try git.text(["-C", top, "rev-parse", "\(commit)^{tree}"])
    return BuildIdentity(
      name: headTree == tree ? "HEAD" : "HEAD with local changes",
      commit: String(commit),
      tree: tree
    )
  }

  /// Makes a folder hold exactly a tree's files, and touches only files that differ.
  ///
  /// - Parameters:
  ///   - tree: git's name for the contents.
  ///   - folder: the folder, which is made if it is missing.
  ///   - index: the folder's index file, kept from one checkout to the next.
  /// - Throws: `ToolError.failed` with git's complaint.
  func checkOut(tree: String, into folder: String, index: String) throws {
    if !FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: index)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let directory = try git.text(["-C", top, "rev-parse", "--absolute-git-dir"])
    let words = ["--git-dir", directory, "--work-tree", folder]
    let environment = ["GIT_INDEX_FILE": index]
    _ = try git.text(words + ["read-tree", "--reset", "-u", tree], adding: environment)
  }

  /// The commit that changed a file last.
  ///
  /// It is unknown for a file with uncommitted changes and for one whose history a shallow clone
  /// doesn't have.
  ///
  /// - Throws: `ToolError.failed` with git's complaint.
  func lastChange(of file: String) throws -> String? {
    let changes = try git.text(["status", "--porcelain", "--ignored", "--", file])
    let words = try git.text(["log", "-1", "--format=%H %P", "--", file]).split(separator: " ")
    guard changes.isEmpty, let commit = words.first else { return nil }
    // Where history is cut off, the first commit seems to have made every file.
    let isShallow = try git.text(["rev-parse", "--is-shallow-repository"]) == "true"
    return isShallow && words.count == 1 ? nil : String(commit)
  }
}
