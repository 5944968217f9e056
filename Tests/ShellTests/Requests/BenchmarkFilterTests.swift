import Testing
import UBCommandLineSupport
import UBShell

@MainActor @Suite struct BenchmarkFilterTests {
  @Test(arguments: [
    ("steady", "list-scroll.steady", true), ("STEADY", "list-scroll.steady", true),
    ("LS1", "LS12", true), ("", "anything", true), ("warp", "list-scroll.steady", false),
    ("list*", "list-scroll.steady", true), ("*steady", "list-scroll.steady", true),
    ("list*y", "list-scroll.steady", true), ("list*x", "list-scroll.steady", false),
    ("LS?", "LS1", true), ("LS?", "LS12", false), ("?", "LS1", false), ("*", "", true),
    ("a.c", "abc", false), ("[ab]", "a", false),
    ("list-scroll*[delta=1]", "list-scroll.steady[delta=1]", true),
  ])
  func aNameIsAPartOrAPattern(text: String, name: String, expected: Bool) {
    #expect(NameFilter(text).matches(anyOf: [name]) == expected)
  }

  private func filter(_ words: [String]) throws -> BenchmarkFilter {
    let arguments = try Examples.arguments(words)
    return try BenchmarkFilter(arguments, operands: arguments.operands)
  }

  /// The names of a benchmark: its workload, its id and its label.
  private let names = ["list-scroll.steady", "LS1", "list-scroll.steady[delta=1]"]

  @Test(arguments: [
    ([], true), (["LS1"], true), (["LS2"], false), (["LS2", "steady"], true),
    (["--filter", "LS1"], true), (["--filter", "LS"], false), (["--filter", "LS."], true),
    (["--filter", "LS2", "--filter", "list.*"], true),
    (["--filter", #".*\[delta=1\]"#], true), (["--filter", "ls1"], false),
    (["--skip", "LS1"], false), (["--skip", "LS"], true), (["LS1", "--skip", ".*delta.*"], false),
    (["LS1", "--filter", "LS2"], false), (["LS2", "--filter", "LS1"], false),
  ])
  func operandsAndExpressionsHaveToAgree(words: [String], expected: Bool) throws {
    let filter = try filter(words)
    #expect(filter.matches(names) == expected)
    #expect(filter.choosesAll == words.isEmpty)
  }

  @Test func itIsDescribedAsItWasGiven() throws {
    let words = ["LS1", "--skip", "a.*", "--filter", "b", "steady", "--filter", "c"]
    let filter = try filter(words)
    #expect(filter.description == "LS1, steady, b, c, not a.*")
    #expect(filter.words == ["--filter", "b", "--filter", "c", "--skip", "a.*", "LS1", "steady"])
  }

  @Test(arguments: ["filter", "skip"])
  func anExpressionThatIsNoneIsRefused(option: String) throws {
    let arguments = try Examples.arguments(["--\(option)", "a("])
    let expected = UsageError.badValue(
      option: option,
      found: "a(",
      expected: "a regular expression"
    )
    #expect(throws: expected) { try BenchmarkFilter(arguments, operands: []) }
  }
}
