import Testing

@Suite struct ConformanceTests {
  private let document = "docs/rules.md"

  @Test func everyMentionedRuleHasARow() throws {
    let table = SourceFile(path: document, text: try Repository.text(of: document))
    let files = try Repository.texts().filter {
      ($0.path.hasSuffix(".swift") || $0.path.hasSuffix(".md"))
        && !$0.path.hasPrefix("Tests/TidyTests/")
    }
    let claims = files.filter { $0.path.hasSuffix(".md") }.map(ConformanceRule.entries)
    let rows = claims.reduce(into: Set(ConformanceRule.rows(in: table).map(\.number))) {
      $0.formUnion($1)
    }
    #expect(rows.count > 150)
    for file in files {
      expectNone(ConformanceRule.unresolved(in: file, rows: rows))
    }
  }

  @Test func everyRuleIsProvedOrNotModelled() throws {
    let table = SourceFile(path: document, text: try Repository.text(of: document))
    let tests = try Repository.tests().flatMap(TestFinder.tests)
    expectNone(
      ConformanceRule.unproved(ConformanceRule.rows(in: table), by: tests, path: document)
    )
  }

  private let table = SourceFile(
    path: "docs/rules.md",
    text: """
      # Rules
      | # | Rule | Source | Proof |
      | --- | --- | --- | --- |
      | R1 | One, as `a/b` says. | a page | `OneTests/one()`, `OneTests/other(kind:)` |
      | U2 | Two. | a page | `OneTests/one()`; not modelled: the rest |
      | M3 | Three. | measured | |
      | R1 | One again. | a page | not modelled: no such view |
      | X4 | A claim. |
      R5 outside of a table
      """
  )

  @Test func rowsAreRead() {
    #expect(
      ConformanceRule.rows(in: table) == [
        ConformanceRule.Row(
          number: "R1",
          line: 4,
          tests: ["OneTests/one()", "OneTests/other(kind:)"],
          isNotModelled: false
        ),
        ConformanceRule.Row(
          number: "U2",
          line: 5,
          tests: ["OneTests/one()"],
          isNotModelled: true
        ),
        ConformanceRule.Row(number: "M3", line: 6, tests: [], isNotModelled: false),
        ConformanceRule.Row(number: "R1", line: 7, tests: [], isNotModelled: true),
      ]
    )
    #expect(ConformanceRule.entries(in: table) == ["X4"])
  }

  @Test func aRowWithoutItsProofIsFound() {
    let tests = [TestFinder.Found(identifier: "OneTests/one()", declaration: "R1: one")]
    let rows = ConformanceRule.rows(in: table)
    #expect(
      ConformanceRule.unproved(rows, by: tests, path: "A.md").map(\.description) == [
        "A.md:4: R1: there is no test 'OneTests/other(kind:)'",
        "A.md:5: U2: 'OneTests/one()' doesn't name it in its comment or display name",
        "A.md:6: M3: names no test and doesn't say 'not modelled'",
        "A.md:7: R1: there is another row",
      ]
    )
  }

  @Test func aMentionWithoutARowIsFound() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        /// Top-down (R1, R6-R7), unlike X8.
        let X4 = "R10, P17b, CX1, R100, R0, UR1, R1_a, R1é, R1.5"
        """
    )
    #expect(
      ConformanceRule.unresolved(in: file, rows: ["R1", "X4"]).map(\.description) == [
        "A.swift:1: 'R6' has no row in docs/rules.md",
        "A.swift:1: 'R7' has no row in docs/rules.md",
        "A.swift:1: 'X8' has no row in a table of a document",
        "A.swift:2: 'R10' has no row in docs/rules.md",
        "A.swift:2: 'P17b' has no row in a table of a document",
      ]
    )
  }
}
