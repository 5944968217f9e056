import Foundation
import PackagePlugin

/// Builds the tool with optimization and runs it in the package's folder.
///
/// The package manager turns every status but 0 into 1, so the tool's own status is told in words;
/// who needs the number calls the executable itself.
@main
struct UpdateBenchPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(
      .product("updatebench"),
      parameters: .init(configuration: .release)
    )
    guard
      build.succeeded,
      let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error(build.logText)
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationReason {
    case .exit where process.terminationStatus == 0:
      return
    case .exit:
      Diagnostics.error("updatebench exited with status \(process.terminationStatus)")
    case .uncaughtSignal:
      Diagnostics.error("updatebench was ended by signal \(process.terminationStatus)")
    @unknown default:
      Diagnostics.error("updatebench ended in an unknown way")
    }
  }
}
