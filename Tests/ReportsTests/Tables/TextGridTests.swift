import UBReports
import Testing

@Suite struct TextGridTests {
  @Test func namesAreToTheLeftAndValuesToTheRight() {
    let grid = TextGrid(header: ["", "a", "long"], rows: [["name", "1", ""], ["n", "100", "2"]])
    #expect(
      grid.terminalText == """
                  a  long
          name    1
          n     100     2
        """
    )
  }

  @Test func barsAreEscapedInMarkdown() {
    let grid = TextGrid(header: ["a|b", "c"], rows: [["d", "1 | 2"]])
    #expect(grid.markdown == "| a\\|b | c |\n| --- | --: |\n| d | 1 \\| 2 |")
  }

  @Test func aRowOfAnotherLengthIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = TextGrid(header: ["a"], rows: [["b", "c"]])
    }
  }
}
