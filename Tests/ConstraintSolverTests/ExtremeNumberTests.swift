import Testing
import UBConstraintSolver
import UBStatistics

/// Numbers of any finite magnitude are solved or refused by name.
@Suite struct ExtremeNumberTests {
  /// A number whose magnitude is from 1e-300 to 1e300.
  private static func number(_ source: inout SplitMix64) -> Double {
    var number = Double(source.next() % 9 + 1)
    let exponent = Int(source.next() % 601) - 300
    for _ in 0..<abs(exponent) { number *= exponent < 0 ? 0.1 : 10 }
    return source.next() % 2 == 0 ? number : -number
  }

  @Test(arguments: 0..<40) func aSaneValueHealsAfterAnyRefusal(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable(isNonNegative: true)
    _ = try solver.add([Term(y), Term(x, -1)], .lessThanOrEqual)
    let wish = try solver.add([Term(y)], .equal, constant: -5, priority: 750)
    var refusals = 0
    for _ in 0..<30 {
      let number = Self.number(&source)
      do throws(SolverError) {
        try solver.setConstant(number, of: wish)
        #expect(abs(number) <= 1e12)
      } catch {
        #expect(error == .constantOutOfRange)
        refusals += 1
      }
      do throws(SolverError) {
        let terms = [Term(x, number), Term(y)]
        let added = try solver.add(terms, .greaterThanOrEqual, constant: 1, priority: 10)
        _ = solver.value(of: x)
        try solver.remove(added)
      } catch {
        #expect(error == .coefficientOutOfRange(x))
        refusals += 1
      }
    }
    #expect(refusals > 0)
    try solver.setConstant(-304, of: wish)
    _ = try solver.add([Term(x)], .equal, constant: -353)
    #expect(abs(solver.value(of: x) - 353) < 1e-8)
    #expect(abs(solver.value(of: y) - 304) < 1e-8)
  }
}
