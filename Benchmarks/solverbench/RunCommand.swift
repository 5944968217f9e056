import UBConstraintSolver
import Glibc
import UBSolverBenchmarks

/// Repeats one workload for a profiler and prints its processor time, which other processes do not
/// affect.
struct RunCommand {
  let workload: SolverWorkload
  let iterations: Int
  let rowCount: Int
  let variant: StackSystem.Variant

  init(_ options: Options) throws(UsageError) {
    let name = options.text("workload", default: "")
    guard let workload = SolverWorkload(rawValue: name) else {
      let known = SolverWorkload.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--workload, one of: \(known)", found: name.isEmpty ? "nothing" : name)
    }
    self.workload = workload
    iterations = try options.count("iterations", default: 1)
    rowCount = max(1, try options.count("rows", default: 1))
    let letter = options.text("variant", default: "f")
    guard let variant = StackSystem.Variant(rawValue: letter) else {
      throw UsageError("--variant f, l or c", found: letter)
    }
    self.variant = variant
  }

  func run() throws(UsageError) {
    do throws(SolverError) {
      let start = clock()
      let sum = try workload.run(iterations: iterations, rowCount: rowCount, variant: variant)
      let nanoseconds = Double(clock() - start) * 1000 / Double(max(1, iterations))
      print("\(workload.rawValue) sum \(sum) ns_per_iteration \(nanoseconds)")
    } catch {
      throw UsageError("a satisfiable workload", found: "\(error)")
    }
  }
}
