import UBInstrumentation
import UBReports
import UBResults
import Testing

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("Array<Int>.append", "Array\\<Int\\>.append"), ("a|b", "a\\|b"),
    ("*a* _b_", "\\*a\\* \\_b\\_"),
    ("`x`", "\\`x\\`"), ("$x^2$", "\\$x^2\\$"), ("&lt;", "\\&lt;"), ("a\\", "a\\\\"),
    ("[x](y)", "[x]\\(y)"), ("[x]: y", "[x]\\: y"), ("list[delta=44]", "list[delta=44]"),
    ("\u{1b}[1m", "\\\\u{1b}[1m"), ("`\u{301}", "\\`\u{301}"),
  ])
  func runningTextHasNoMarkup(text: String, escaped: String) {
    #expect(MarkdownText.inline(text) == escaped)
  }

  @Test(arguments: [
    ("Array<Int>", "Array&lt;Int&gt;"), ("</summary>&\"'", "&lt;/summary&gt;&amp;&quot;&#39;"),
    ("<\u{301}b>", "&lt;\u{301}b&gt;"), ("a\n\nb", "a\\u{a}\\u{a}b"),
  ])
  func htmlHasNoElements(text: String, escaped: String) {
    #expect(HTMLText.escaped(text) == escaped)
  }

  @Test func aReportOfHostileNamesHasOnlyItsOwnMarkup() {
    var document = Examples.document(
      work: [:],
      strategies: ["a_b*", "`x`"],
      failures: [Examples.failure("`x`", .crashed)]
    )
    document.suite = "<b>*own*"
    document.command = ["tool", "``a``", "</sub>"]
    document.machine.processor = "<i>\n\n# x"
    document.failures[0].standardError = ["```", "<script>", "::error::x"]
    for index in document.results.indices {
      document.results[index].label = "</summary><script>|`"
      document.results[index].benchmark = document.results[index].label
    }
    let text = MarkdownReport.text(of: ResultView(document), comparison: nil)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "## UpdateBench: \\<b\\>\\*own\\*")
    #expect(lines.contains("````text"))
    #expect(text.contains("<summary>LS1 &lt;/summary&gt;&lt;script&gt;|`, 2 frames</summary>"))
    #expect(text.contains("| a\\_b\\* |"))
    let origin = "<sub>```tool ``a`` </sub>```; Swift 6.3, release; \\<i\\>"
    #expect(lines.last?.hasPrefix(origin) == true)
    #expect(!text.contains("\n# x"))
  }
}
