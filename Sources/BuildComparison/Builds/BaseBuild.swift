import UBCommandLineSupport
import UBMeasurement
import UBRegression

/// The build of the base, or the reason why there is none.
struct BaseBuild {
  /// The executable; `nil` if there is none.
  let arm: Arm?
  /// The state of the package that was built; `nil` if there is none.
  let identity: BuildIdentity?
  /// The reason why there is no build; `nil` if there is one.
  let reason: String?

  /// An existing build.
  init(_ arm: Arm, _ identity: BuildIdentity) {
    self.arm = arm
    self.identity = identity
    reason = nil
  }

  /// A missing build.
  init(missing reason: String) {
    arm = nil
    identity = nil
    self.reason = reason
  }

  /// The build of the commit that changed a baseline's file last, made if the store doesn't have
  /// it.
  ///
  /// - Throws: `ToolError.interrupted`; any other error becomes the reason why there is no build.
  init(ofBaseline file: String, of tool: BuildTool, _ options: BuildOptions) throws {
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
      let store = try BuildStore(of: tool, folder: options.folder, of: tree)
      let path = try store.locked(isQuiet: options.isQuiet) { builder in
        try builder.executable(of: identity, in: .base)
      }
      guard let path else {
        self.init(missing: "\(store.folder): another gate builds there")
        return
      }
      self.init(Arm(executable: path), identity)
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
