import UBConstraintSolver
import UBOpLists
import Testing

@Suite struct LinearConstraintTests {
  @Test func bothSidesBecomeOneSum() throws {
    let constraint = try LinearConstraint(parsing: "2 x - y + 10 >= 0.5*z - x - 4")
    #expect(constraint.terms.map(\.name) == ["x", "y", "z"])
    #expect(constraint.terms.map(\.coefficient) == [3, -1, -0.5])
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 14)
  }

  @Test(arguments: [
    ("x == 1e3", [1], -1000), ("1e-2 x == .5", [0.01], -0.5), ("2.5E+1x <= 3", [25], -3),
    ("2e == 3", [2], -3),
  ])
  func numbersMayHaveExponents(text: String, coefficients: [Double], constant: Double) throws {
    let constraint = try LinearConstraint(parsing: text)
    #expect(constraint.terms.map(\.coefficient) == coefficients)
    #expect(constraint.constant == constant)
  }

  @Test func anInfiniteNumberIsRefused() {
    #expect(throws: ExpressionError(expected: "a finite number", found: "1e999")) {
      try LinearConstraint(parsing: "x == 1e999")
    }
  }

  @Test(arguments: [
    ("x", "<=, == or >=", ""), ("x ==", "a number or a name", ""),
    ("2 * 3 == x", "a name after *", "3"),
    ("x == 1 y 2", "the end", "2"), ("x < 3", "<=, == or >=", "<"),
  ])
  func anErrorSaysWhatIsExpected(text: String, expected: String, found: String) {
    #expect(throws: ExpressionError(expected: expected, found: found)) {
      try LinearConstraint(parsing: text)
    }
  }
}
