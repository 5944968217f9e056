import Testing
import UBConstraintSolver

/// Long chains of definitions, which constraints reach through shortcuts.
@Suite struct ShortcutTests {
  /// Each variable of the chain is one more than the one before it; the first is a sum.
  private static func makeChain(
    _ solver: inout Solver
  ) throws -> (chain: [Variable], links: [Constraint]) {
    let chain = (0..<160).map { _ in solver.addVariable() }
    var links: [Constraint] = []
    for place in 1..<160 {
      links.append(
        try solver.add([Term(chain[place]), Term(chain[place - 1], -1)], .equal, constant: -1)
      )
    }
    return (chain, links)
  }

  @Test func constraintsReachTheBeginningOfAChain() throws {
    var solver = Solver()
    let (chain, _) = try Self.makeChain(&solver)
    let a = solver.addVariable()
    let b = solver.addVariable()
    _ = try solver.add([Term(chain[59])], .greaterThanOrEqual, constant: -100, priority: 500)
    #expect(solver.value(of: chain[59]) >= 100)
    _ = try solver.add([Term(chain[58]), Term(chain[40], -2)], .equal, constant: 10, priority: 600)
    _ = solver.value(of: chain[0])
    _ = try solver.add([Term(a)], .equal, constant: -3)
    _ = try solver.add([Term(chain[0]), Term(a, -1), Term(b, -1)], .equal)
    for place in [59, 30, 45] {
      _ = try solver.add([Term(chain[place])], .lessThanOrEqual, constant: -70 - Double(place))
    }
    let first = solver.value(of: chain[0])
    #expect(abs(first - (58 - 80 + 10)) < 1e-9)
    #expect(abs(solver.value(of: b) - (first - 3)) < 1e-9)
    #expect(solver.value(of: chain[59]) == first + 59)
    #expect(solver.largestResidual() < 1e-9)
  }

  @Test func aChangedLinkChangesWhatFollows() throws {
    var solver = Solver()
    let (chain, links) = try Self.makeChain(&solver)
    _ = try solver.add([Term(chain[59])], .equal, constant: -100, priority: 500)
    #expect(solver.value(of: chain[0]) == 41)
    try solver.setConstant(-11, of: links[20])
    #expect(solver.value(of: chain[0]) == 31)
    let limit = try solver.add([Term(chain[50])], .lessThanOrEqual, constant: -81)
    #expect(solver.value(of: chain[0]) == 21)
    try solver.remove(limit)
    try solver.remove(links[30])
    _ = try solver.add([Term(chain[30])], .equal, constant: -7, priority: 400)
    _ = try solver.add([Term(chain[45])], .greaterThanOrEqual, constant: -86)
    #expect(solver.value(of: chain[30]) == 7)
    #expect(solver.value(of: chain[59]) == 100)
    #expect(solver.largestResidual() < 1e-9)
  }

  /// Duplicates of equal widths cost the same for each view, however many there are.
  @Test func duplicatesDoNotWalkTheirChain() throws {
    func build(_ count: Int) throws -> [Double] {
      var solver = Solver()
      let widths = (0..<count).map { _ in solver.addVariable(isNonNegative: true) }
      for (place, width) in widths.enumerated().dropFirst() {
        _ = try solver.add([Term(width), Term(widths[place - 1], -1)], .equal)
        _ = try solver.add([Term(width), Term(widths[0], -1)], .equal)
      }
      _ = try solver.add([Term(widths[count - 1])], .equal, constant: -42)
      return widths.map { solver.value(of: $0) }
    }
    #expect(try build(2000).allSatisfy { $0 == 42 })
  }
}
