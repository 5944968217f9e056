import UBResults
import Testing

@Suite struct NameKindTests {
  @Test(arguments: [
    "Array<Int>.append", "list-scroll.steady[delta=44]", "init.throwing (count: 2)", "a/b/c", "/",
    "=1+1", "@all", "...", "naïve 🧑‍💻 |`*_<b>", String(repeating: "a", count: 600),
  ])
  func namesOfExistingSuitesAreNames(text: String) {
    #expect(NameKind.benchmark.allows(text))
  }

  @Test(arguments: [
    "", " ", "a\u{0}", "\u{1b}[2J", "a\nb", "a\rb", "a\tb", "a\u{7f}", "a\u{9b}b", "a\u{2028}b",
    "\u{202e}abc", "\u{feff}a", "a\u{ffff}", "..", "../a", "a/../b", "a/.", "./a",
    String(repeating: "a", count: 601),
  ])
  func textsThatAreNoNamesOfBenchmarks(text: String) {
    #expect(!NameKind.benchmark.allows(text))
  }

  @Test(arguments: [
    (NameKind.suite, "own cells", true), (.suite, "a/b", false), (.suite, ".hidden", false),
    (.suite, String(repeating: "a", count: 201), false), (.strategy, "propertyPass", true),
    (.strategy, "-", false), (.strategy, "a/b", false), (.swift, "6.3", true),
    (.swift, "6.6-or-later", true), (.swift, "../6.3", false), (.swift, "6..3", false),
    (.swift, "v6", false), (.swift, "", false), (.commit, "HEAD~1", true), (.commit, "a\nb", false),
    (.metric, "custom.items/s", true), (.metric, "a\u{1b}", false),
  ])
  func theOtherKinds(kind: NameKind, text: String, isName: Bool) {
    #expect(kind.allows(text) == isName)
    #expect((kind.objection(to: text) == nil) == isName)
  }

  @Test func anObjectionStatesTheGrammarAndNoLongName() {
    #expect(
      NameKind.suite.objection(to: "../x")
        == "found '../x', expected 1 to 200 bytes without slashes, control characters and a "
        + "leading dot"
    )
    let long = NameKind.suite.objection(to: String(repeating: "a", count: 500_000))
    #expect(long?.contains("aaa... (500000 bytes)', expected 1 to 200 bytes") == true)
    #expect((long?.count ?? 0) < 300)
  }
}
