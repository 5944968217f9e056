import UBConstraintSolver
import UBSolverBenchmarks

/// Prints the bytes that an idle solver of one cell holds.
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
