import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression

/// The build whose numbers a run is held against, if there is one.
struct BaseBuild {
  /// The executable; `nil` if there is none.
  let arm: Arm?
  /// What it was built from; `nil` if there is none.
  let identity: BuildIdentity?
  /// Why there is none; `nil` if there is one.
  let reason: String?

  /// A build that is there.
  init(_ arm: Arm, _ identity: BuildIdentity) {
    self.arm = arm
    self.identity = identity
    reason = nil
  }

  /// A build that isn't there.
  init(missing reason: String) {
    arm = nil
    identity = nil
    self.reason = reason
  }

  /// The build of the commit in which a baseline's file was changed last, made if it isn't there.
  ///
  /// - Throws: `ToolError.interrupted`; whatever else goes wrong is the reason why there is none.
  init(ofBaseline file: String, _ arguments: Arguments, isQuiet: Bool) throws {
    do {
      guard let tree = try Self.tree() else {
        self.init(missing: "found no git repository here")
        return
      }
      guard let commit = try tree.lastChange(of: file) else {
        self.init(missing: "no commit here is known to have made \(file) what it is")
        return
      }
      let identity = try tree.build(of: String(commit.prefix(12)))
      let store = try BuildStore(folder: arguments.value("builds"), of: tree)
      guard let lock = FileLock("\(store.folder)/lock") else {
        self.init(missing: "\(store.folder): another gate builds there")
        return
      }
      defer { withExtendedLifetime(lock) {} }
      let progress = Progress(stepCount: nil, isQuiet: isQuiet)
      defer { progress.end() }
      if !store.has(identity) { progress.begin("building \(identity)") }
      self.init(Arm(executable: try store.executable(of: identity, in: .base)), identity)
    } catch ToolError.interrupted {
      throw ToolError.interrupted
    } catch {
      self.init(missing: "\(error)")
    }
  }

  private static func tree() throws -> SourceTree? {
    do {
      return try SourceTree()
    } catch ToolError.failed {
      return nil
    }
  }
}

extension SourceTree {
  /// The commit in which a file was changed last; `nil` for a file that no commit has as it is, and
  /// for one whose history a shallow clone doesn't have.
  ///
  /// - Throws: `ToolError.failed` with git's words.
  func lastChange(of file: String) throws -> String? {
    let changes = try git.text(["status", "--porcelain", "--ignored", "--", file])
    let words = try git.text(["log", "-1", "--format=%H %P", "--", file]).split(separator: " ")
    guard changes.isEmpty, let commit = words.first else { return nil }
    // Where history is cut off, the first commit seems to have made every file.
    let isShallow = try git.text(["rev-parse", "--is-shallow-repository"]) == "true"
    return isShallow && words.count == 1 ? nil : String(commit)
  }
}
