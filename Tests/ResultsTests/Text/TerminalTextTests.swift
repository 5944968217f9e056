import UBResults
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain 🧑‍💻 text\n\tof lines", "plain 🧑‍💻 text\n\tof lines"),
    ("\u{1b}[31mred\u{7}", "\\u{1b}[31mred\\u{7}"), ("a\r\nb", "a\\u{d}\nb"),
    ("\u{9b}2J", "\\u{9b}2J"), ("\u{202e}evil\u{2066}", "\\u{202e}evil\\u{2066}"),
    ("\u{0}\u{7f}", "\\u{0}\\u{7f}"),
  ])
  func textThatIsNoTextIsEscaped(text: String, escaped: String) {
    #expect(TerminalText(text).description == escaped)
  }

  @Test func aLineStaysALine() {
    #expect(TerminalText(line: "a\nnext: b\tc").description == "a\\u{a}next: b\\u{9}c")
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"), ("a\n  ::set-env n=A::b", "a\n  \\u{3a}:set-env n=A::b"),
    ("a ::error::b", "a ::error::b"), ("x ##[group]y", "x ##\\u{5b}group]y"),
    ("::\u{301}error", "\\u{3a}:\u{301}error"), ("#[a] ### [b]", "#[a] ### [b]"),
    ("###[b]", "###\\u{5b}b]"),
  ])
  func aJobsRunnerSeesNoCommand(text: String, escaped: String) {
    #expect(TerminalText(text).withoutCommands == escaped)
  }

  @Test func ofALongTextTheStartAndTheLengthAreShown() {
    #expect("short".excerpt() == "short")
    let long = String(repeating: "é", count: 1_000)
    #expect(long.excerpt() == String(repeating: "é", count: 120) + "... (2000 bytes)")
    #expect(long.excerpt(2) == "éé... (2000 bytes)")
  }

  @Test func nounsFollowTheirNumbers() {
    #expect(Amount.of(1, "entry", "entries") == "1 entry")
    #expect(Amount.of(0, "entry", "entries") == "0 entries")
    #expect(Amount.of(2, "change") == "2 changes")
  }
}
