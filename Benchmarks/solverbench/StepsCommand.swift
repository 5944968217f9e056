import Glibc
import UBConstraintSolver
import UBSolverBenchmarks

/// Counts the steps that solvers need for sparse random systems, as multiples of the constraints.
struct StepsCommand {
  let seed: UInt64
  let first: Int
  let count: Int
  let variables: ClosedRange<Int>
  let isVerbose: Bool

  init(_ options: Options) throws(UsageError) {
    seed = UInt64(try options.count("seed", default: 1))
    first = try options.count("first", default: 0)
    count = try options.count("count", default: 100)
    let least = try options.count("least", default: 100)
    variables = least...max(least, try options.count("most", default: 300))
    isVerbose = try options.count("verbose", default: 0) != 0
  }

  func run() throws(UsageError) {
    var faults = 0
    for drive in RandomSystem.Drive.allCases {
      var most = 0.0
      var sum = 0.0
      var systems = 0
      let start = clock()
      for index in first..<first + count {
        let random = RandomSystem(seed: seed, index: index, variables: variables)
        guard random.drive == drive else { continue }
        let begin = clock()
        let outcome = random.run()
        let steps = outcome.counters.pivots + outcome.counters.sideChanges
        let ratio = Double(steps) / Double(random.system.constraints.count)
        let error = random.system.errorSums(outcome.values)[1000] ?? 0
        if isVerbose {
          let rebuilds = outcome.counters.refactorisations
          print("\(index) \(drive): \(ratio) steps, \(rebuilds) rebuilds,", terminator: " ")
          print("\((clock() - begin) / 1000) ms")
        }
        if outcome.refusal != nil || error > 1e-7 {
          faults += 1
          let fault = outcome.refusal.map { "\($0)" } ?? "error \(error)"
          print("\(index): \(drive): \(fault)")
        }
        most = max(most, ratio)
        sum += ratio
        systems += 1
      }
      let milliseconds = Double(clock() - start) / 1000 / Double(max(1, systems))
      print(
        "\(drive): \(systems) systems, steps for each constraint: mean",
        "\(sum / Double(max(1, systems))), most \(most); \(milliseconds) ms for each system"
      )
    }
    guard faults == 0 else { throw UsageError("no fault", found: "\(faults) faults") }
  }
}
