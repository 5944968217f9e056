import Foundation
import PackagePlugin

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
    guard process.terminationStatus == 0 else {
      Diagnostics.error("updatebench exited with status \(process.terminationStatus)")
      return
    }
  }
}
