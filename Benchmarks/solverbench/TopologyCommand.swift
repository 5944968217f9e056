import UBConstraintSolver
import UBSolverBenchmarks

/// Builds a topology repeatedly, in one order of insertion.
struct TopologyCommand {
  let topology: Topology
  let viewCount: Int
  let isReversed: Bool
  let isBatch: Bool
  let iterations: Int

  init(_ options: Options) throws(UsageError) {
    let name = options.text("topology", default: "")
    guard let topology = Topology(rawValue: name) else {
      let known = Topology.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--topology, one of: \(known)", found: name.isEmpty ? "nothing" : name)
    }
    self.topology = topology
    viewCount = max(1, try options.count("views", default: 100))
    isReversed = try options.count("reversed", default: 0) != 0
    isBatch = try options.count("batch", default: 0) != 0
    iterations = try options.count("iterations", default: 1)
  }

  func run() throws(UsageError) {
    let system = topology.system(viewCount: viewCount, isReversed: isReversed)
    var sum = 0.0
    do throws(SolverError) {
      for _ in 0..<iterations { sum += try system.solve(inBatch: isBatch).reduce(0, +) }
    } catch {
      throw UsageError("a satisfiable topology", found: "\(error)")
    }
    print("\(topology.rawValue) sum \(sum)")
  }
}
