import PackagePlugin

/// Gives a suite of benchmarks its entry point.
///
/// The suite declares `benchmarks`, a closure that makes the benchmarks; the executable calls it
/// and then does what its command line says.
@main
struct BenchmarkPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "BenchmarkEntryPoint.swift")
    return [
      .buildCommand(
        displayName: "Writing the entry point of \(target.name)",
        executable: try context.tool(named: "BenchmarkMain").url,
        arguments: [file.path()],
        outputFiles: [file]
      )
    ]
  }
}
