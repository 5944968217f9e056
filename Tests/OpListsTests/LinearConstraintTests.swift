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
