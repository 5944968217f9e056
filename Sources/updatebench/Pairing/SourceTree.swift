import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression

/// The repository that the package lies in, as git sees it.
struct SourceTree {
  let git: Command
  /// The repository's top folder.
  let top: String
  /// Where the package lies in it; empty or ending with a slash.
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

  /// The build that a name of git stands for.
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

  /// What lies in the folders now, files that git doesn't know yet included, ignored ones not.
  ///
  /// - Parameter index: a file to note the folders' state in; git's own is left alone.
  /// - Returns: the build, named after the commit it starts from.
  /// - Throws: `ToolError.failed` with git's words.
  func buildOfFolders(index: String) throws -> BuildIdentity {
    let own = try git.text(["-C", top, "rev-parse", "--git-path", "index"])
    let path = own.hasPrefix("/") ? own : "\(top)/\(own)"
    try? FileManager.default.removeItem(atPath: index)
    // With a copy of git's own notes only files that changed have to be read.
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

  /// Makes a folder hold exactly a tree's files; only those that differ are touched.
  ///
  /// - Parameters:
  ///   - tree: the contents, as git names them.
  ///   - folder: the folder, which is made if it is missing.
  ///   - index: the file in which the folder's state is noted from one time to the next.
  /// - Throws: `ToolError.failed` with git's words.
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
}
