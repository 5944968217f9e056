import Foundation
import UBConstraintSolver
import UBSolverBenchmarks

/// Measures the growth of the cost of shapes with their number of views.
struct ShapesCommand {
  let shapes: [Shape]
  let counts: [Int]

  init(_ options: Options) throws(UsageError) {
    let name = options.text("shape", default: "all")
    guard name == "all" || Shape(rawValue: name) != nil else {
      let known = Shape.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--shape all or one of: \(known)", found: name)
    }
    shapes = Shape(rawValue: name).map { [$0] } ?? Shape.allCases
    let least = max(2, try options.count("least", default: 100))
    let most = try options.count("most", default: 1000)
    var counts = [least]
    while let last = counts.last, last * 3 <= most { counts.append(last * 3) }
    self.counts = counts
  }

  func run() throws(UsageError) {
    for shape in shapes {
      var first: (count: Int, cost: Cost)?
      for count in counts {
        do throws(SolverError) {
          let cost = try measure(shape, count)
          let times = "build \(text(cost.build)) ms, edit \(text(cost.edit)) ms"
          let work = "\(cost.steps) steps, \(cost.byteCount / 1024) kB"
          print("\(shape.rawValue) \(count) views: \(times) of \(work)")
          if let first {
            let growth = log(Double(count) / Double(first.count))
            let build = log(cost.build / first.cost.build) / growth
            let edit = log(cost.edit / first.cost.edit) / growth
            print("  exponents: build \(text(build)), edit \(text(edit))")
          }
          first = first ?? (count, cost)
        } catch {
          throw UsageError("a satisfiable \(shape.rawValue)", found: "\(error)")
        }
      }
    }
  }

  /// The processor time of building and of the slowest of a few edits, in milliseconds.
  private struct Cost {
    var build: Double
    var edit: Double
    /// The pivots and changes of side of that edit.
    var steps: Int
    /// The memory after the edits.
    var byteCount: Int
  }

  private func text(_ number: Double) -> String { String(format: "%.3f", number) }

  private func measure(
    _ shape: Shape,
    _ count: Int
  ) throws(SolverError) -> Cost {
    let system = shape.system(viewCount: count)
    let width = shape.width(viewCount: count)
    var solver = Solver()
    let start = clock()
    let variables = system.isNonNegative.map { solver.addVariable(isNonNegative: $0) }
    try solver.addEditVariable(variables[0], priority: 900)
    try solver.suggest(width, for: variables[0])
    for constraint in system.constraints {
      _ = try solver.add(
        constraint.terms,
        constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority
      )
    }
    _ = solver.value(of: variables[1])
    let build = Double(clock() - start) / 1000
    var edit = 0.0
    var steps = 0
    for factor in [0.9, 1.1, 0.95, 1.0, 0.9] {
      let begin = clock()
      let before = solver.counters
      try solver.suggest(width * factor, for: variables[0])
      while let changed = solver.nextChangedVariable() { _ = solver.value(of: changed) }
      let milliseconds = Double(clock() - begin) / 1000
      if milliseconds < edit { continue }
      let after = solver.counters
      edit = milliseconds
      steps = after.pivots - before.pivots + after.sideChanges - before.sideChanges
    }
    return Cost(build: build, edit: edit, steps: steps, byteCount: solver.allocatedByteCount)
  }
}
