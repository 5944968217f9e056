import Foundation

/// Runs the solver on generated systems: for the oracle, for a profiler, for measuring.
@main struct SolverBenchCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      switch arguments.first {
      case "systems": try SystemsCommand(Options(arguments.dropFirst())).run()
      case "run": try RunCommand(Options(arguments.dropFirst())).run()
      case "fuzz": try FuzzCommand(Options(arguments.dropFirst())).run()
      case "memory": try MemoryCommand.run()
      case "topology": try TopologyCommand(Options(arguments.dropFirst())).run()
      default:
        throw UsageError(
          "a verb, one of: fuzz, memory, run, systems, topology",
          found: arguments.first ?? "nothing"
        )
      }
    } catch {
      FileHandle.standardError.write(Data("solverbench: \(error)\n".utf8))
      exit(64)
    }
  }
}
