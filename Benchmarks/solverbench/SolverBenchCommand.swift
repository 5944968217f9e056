import Foundation
import UBConstraintSolver
import UBSolverBenchmarks

/// Runs the solver on generated systems, for the oracle, for profilers and for measurements.
@main struct SolverBenchCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      switch arguments.first {
      case "systems": try SystemsCommand(Options(arguments.dropFirst())).run()
      case "run": try RunCommand(Options(arguments.dropFirst())).run()
      case "fuzz": try FuzzCommand(Options(arguments.dropFirst())).run()
      case "memory": try MemoryCommand.run()
      case "shapes": try ShapesCommand(Options(arguments.dropFirst())).run()
      case "steps": try StepsCommand(Options(arguments.dropFirst())).run()
      case "topology": try TopologyCommand(Options(arguments.dropFirst())).run()
      default:
        throw UsageError(
          "a verb, one of: fuzz, memory, run, shapes, steps, systems, topology",
          found: arguments.first ?? "nothing"
        )
      }
    } catch {
      FileHandle.standardError.write(Data("solverbench: \(error)\n".utf8))
      exit(64)
    }
  }
}

/// Prints the memory of an idle solver of one cell, in bytes.
enum MemoryCommand {
  static func run() throws(UsageError) {
    var solver = Solver()
    do throws(SolverError) {
      _ = try CellSystem(row: 3, host: .edited, in: &solver)
    } catch {
      throw UsageError("a satisfiable cell", found: "\(error)")
    }
    print(solver.allocatedByteCount)
  }
}
