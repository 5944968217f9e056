import ConstraintSolver
import SolverBenchmarks
import Testing

@Suite struct PropertyTests {
  @Test(arguments: 0..<6) func fuzzedRoundsHaveNoFault(block: Int) throws {
    for index in (block * 5)..<(block * 5 + 5) {
      var round = FuzzRound(seed: 2026, index: index)
      #expect(try round.run() >= 40)
    }
  }

  /// A system that random operations lead to, whatever the way, has the same error sums.
  @Test(arguments: 0..<30) func randomSystemsAreSolved(index: Int) {
    let random = RandomSystem(seed: 11, index: index)
    let outcome = random.run()
    #expect(outcome.refusal == nil)
    #expect(outcome.values.count == random.system.isNonNegative.count)
    let required = random.system.errorSums(outcome.values)[1000] ?? 0
    #expect(required < 1e-8)
  }

  /// Rows of this system change their side by rounding alone, and without a bound for ever.
  @Test(.timeLimit(.minutes(1))) func sideChangesThatGainNothingEnd() {
    let random = RandomSystem(seed: 2_026, index: 533_579)
    let outcome = random.run()
    #expect(outcome.refusal == nil)
    #expect((random.system.errorSums(outcome.values)[1_000] ?? 0) < 1e-8)
  }

  @Test(arguments: 0..<20) func operationsAndTheirInverseRestoreValuesAndMemory(seed: Int) throws {
    var solver = Solver()
    let cell = try CellSystem(row: seed, host: .edited, in: &solver)
    let values = cell.values(in: solver)
    let usage = solver.usage
    var byteCount = 0
    for turn in 0..<12 {
      var source = RandomSource(seed: UInt64(seed))
      var added: [Constraint] = []
      for _ in 0..<10 {
        let view = CellSystem.View.allCases[source.below(5)]
        let attribute = CellSystem.Attribute.allCases[source.below(4)]
        let constant = Double(source.below(400))
        added.append(
          try solver.add(
            [Term(cell.variable(view, attribute))],
            Relation.allCases[source.below(3)],
            constant: -constant,
            priority: 1
          )
        )
      }
      for constraint in added.reversed() { try solver.remove(constraint) }
      #expect(cell.values(in: solver) == values)
      #expect(solver.usage == usage)
      if turn == 0 { byteCount = solver.allocatedByteCount }
    }
    #expect(solver.allocatedByteCount == byteCount)
  }

  @Test(arguments: 0..<10) func permutingIndependentOperationsChangesNoValue(seed: Int) throws {
    var source = RandomSource(seed: UInt64(seed))
    var order = Array(0..<8)
    func frames(_ order: [Int]) throws -> [[Double]] {
      var solver = Solver()
      var cells: [Int: CellSystem] = [:]
      for row in order { cells[row] = try CellSystem(row: row, host: .edited, in: &solver) }
      for row in order.reversed() {
        guard let cell = cells[row] else { continue }
        try solver.suggest(Double(320 + row * 10), for: cell.variable(.cell, .width))
      }
      return (0..<8).compactMap { cells[$0]?.values(in: solver) }
    }
    let expected = (0..<8).map { CellSystem.frames(row: $0, width: Double(320 + $0 * 10)) }
    #expect(try frames(order) == expected)
    order.shuffle(using: &source)
    #expect(try frames(order) == expected)
  }

  @Test func aRebuiltTableauHasTheSameRowsAndValues() throws {
    var solver = Solver()
    let stack = try StackSystem(rowCount: 20, variant: .editFirst, in: &solver)
    try solver.suggest(320, for: stack.root)
    let values = stack.cells.map { $0.values(in: solver) }
    let usage = solver.usage
    var counters = solver.counters
    solver.rebuild()
    #expect(stack.cells.map { $0.values(in: solver) } == values)
    #expect(solver.usage == usage)
    // Exchanges without a choice are no pivots; they substitute rows all the same.
    counters.refactorisations = 1
    counters.rowSubstitutions = solver.counters.rowSubstitutions
    #expect(solver.counters == counters)
    try solver.suggest(414, for: stack.root)
    #expect(stack.cells[3].values(in: solver)[2] == 414)
  }

  @Test func theSameOperationsGiveTheSameDumpAndCounters() throws {
    func build() throws -> (String, SolverCounters) {
      var solver = Solver()
      let stack = try StackSystem(rowCount: 20, variant: .editFirst, in: &solver)
      try solver.suggest(320, for: stack.root)
      return (solver.dump(), solver.counters)
    }
    let first = try build()
    let second = try build()
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }

  @Test func aSolverThatKeepsItsMemoryAnswersLikeANewOne() throws {
    var kept = Solver()
    for row in 0..<20 {
      kept.removeAll()
      let cell = try CellSystem(row: row, host: .required(375), in: &kept)
      #expect(cell.values(in: kept) == CellSystem.frames(row: row, width: 375))
    }
    let byteCount = kept.allocatedByteCount
    for row in 0..<20 {
      kept.removeAll()
      _ = try CellSystem(row: row, host: .required(375), in: &kept)
    }
    #expect(kept.allocatedByteCount == byteCount)
  }

  @Test func aWidthChangesOnlyWhatDependsOnIt() throws {
    var solver = Solver()
    let stack = try StackSystem(rowCount: 30, variant: .editFirst, in: &solver)
    while solver.nextChangedVariable() != nil {}
    let before = solver.counters
    try solver.suggest(376, for: stack.root)
    var changed = 0
    while solver.nextChangedVariable() != nil { changed += 1 }
    // The root, and of each row the cell's width, the badge's left edge and texts that had to give.
    let texts = (0..<30).filter { row in
      let narrow = CellSystem.frames(row: row, width: 375)
      return narrow[10] != CellSystem.frames(row: row, width: 376)[10]
    }
    let emails = (0..<30).filter { row in
      CellSystem.frames(row: row, width: 375)[18] != CellSystem.frames(row: row, width: 376)[18]
    }
    #expect(changed == 1 + 2 * 30 + texts.count + emails.count)
    #expect(solver.counters.variablesChanged - before.variablesChanged == changed)
  }
}
