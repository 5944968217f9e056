import UBConstraintSolver
import Foundation
import UBSolverBenchmarks

/// Writes random systems and the solver's answers, in blocks of arrays that the oracle reads.
///
/// A block is seven 32-bit counts (systems, variables, constraints, terms, conflicts, first index,
/// refusals) followed by its arrays, each of one kind of number; see `Block`.
struct SystemsCommand {
  let seed: UInt64
  let first: Int
  let count: Int
  let blockSize: Int
  /// The numbers of variables of sparse systems, if those are asked for.
  let variables: ClosedRange<Int>?

  init(_ options: Options) throws(UsageError) {
    seed = UInt64(try options.count("seed", default: 1))
    first = try options.count("first", default: 0)
    count = try options.count("count", default: 3000)
    blockSize = max(1, try options.count("block", default: 50))
    let least = try options.count("least", default: 0)
    let most = try options.count("most", default: least)
    guard least <= most else { throw UsageError("--least up to --most", found: "\(least)") }
    variables = least == 0 ? nil : least...most
  }

  func run() {
    var index = first
    while index < first + count {
      let end = min(first + count, index + blockSize)
      var block = Block(first: index)
      for place in index..<end {
        let random =
          variables.map { RandomSystem(seed: seed, index: place, variables: $0) }
          ?? RandomSystem(seed: seed, index: place)
        let outcome = random.run()
        block.append(random.system, values: outcome.values)
        if let refusal = outcome.refusal { block.refuse(place, "\(random.drive) \(refusal)") }
        // Each conflict costs the oracle several programs, so only those of one system in fifty are
        // checked.
        if place % 50 == 2 { block.conflicts += outcome.conflicts.prefix(2) }
      }
      block.write()
      index = end
    }
  }
}

/// Several systems as flat arrays.
struct Block {
  private let first: Int
  private var systems: Int32 = 0
  private var variableSystem: [Int32] = []
  private var isNonNegative: [Int32] = []
  private var values: [Double] = []
  private var constraintSystem: [Int32] = []
  private var relation: [Int32] = []
  private var priority: [Int32] = []
  private var constant: [Double] = []
  private var termConstraint: [Int32] = []
  private var termVariable: [Int32] = []
  private var coefficient: [Double] = []
  private var refusals: [String] = []
  var conflicts: [LinearSystem] = []

  init(first: Int) {
    self.first = first
  }

  mutating func refuse(_ index: Int, _ reason: String) {
    refusals.append("\(index): \(reason)")
  }

  mutating func append(_ system: LinearSystem, values: [Double]) {
    let base = Int32(isNonNegative.count)
    for nonNegative in system.isNonNegative {
      variableSystem.append(systems)
      isNonNegative.append(nonNegative ? 1 : 0)
    }
    self.values += values
    for constraint in system.constraints {
      for term in constraint.terms {
        termConstraint.append(Int32(constant.count))
        termVariable.append(base + term.variable.id)
        coefficient.append(term.coefficient)
      }
      constraintSystem.append(systems)
      relation.append(Int32(constraint.relation.rawValue))
      priority.append(Int32(constraint.priority.value))
      constant.append(constraint.constant)
    }
    systems += 1
  }

  func write() {
    var data = Data()
    func put<Number>(_ numbers: [Number]) {
      unsafe numbers.withUnsafeBytes { unsafe data.append(contentsOf: $0) }
    }
    let text = refusals.joined(separator: "\n").utf8
    put([
      systems, Int32(values.count), Int32(constant.count), Int32(coefficient.count),
      Int32(conflicts.count), Int32(first), Int32(text.count),
    ])
    put(variableSystem)
    put(isNonNegative)
    put(values)
    put(constraintSystem)
    put(relation)
    put(priority)
    put(constant)
    put(termConstraint)
    put(termVariable)
    put(coefficient)
    data.append(contentsOf: text)
    FileHandle.standardOutput.write(data)
    for conflict in conflicts {
      var block = Block(first: first)
      block.append(conflict, values: conflict.isNonNegative.map { _ in 0 })
      block.write()
    }
  }
}
