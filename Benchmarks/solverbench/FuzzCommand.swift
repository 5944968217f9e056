import UBSolverBenchmarks

/// Fuzzes solvers with random operations for a number of seconds or rounds.
struct FuzzCommand {
  let seed: UInt64
  let first: Int
  let seconds: Int
  let rounds: Int

  init(_ options: Options) throws(UsageError) {
    seed = UInt64(try options.count("seed", default: 1))
    first = try options.count("first", default: 0)
    seconds = try options.count("seconds", default: 10)
    rounds = try options.count("rounds", default: .max)
  }

  func run() throws(UsageError) {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var operations = 0
    var index = first
    while index - first < rounds, clock.now < end {
      do throws(FuzzFault) {
        var round = FuzzRound(seed: seed, index: index)
        operations += try round.run()
      } catch {
        throw UsageError("no fault in round \(index) of seed \(seed)", found: "\(error)")
      }
      index += 1
    }
    print("seed \(seed): \(index - first) rounds, \(operations) operations, no fault")
  }
}
