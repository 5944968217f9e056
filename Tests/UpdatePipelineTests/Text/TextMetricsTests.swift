import Foundation
import Testing
import UpdatePipeline

@Suite struct TextMetricsTests {
  private func size(_ text: String, width: CGFloat = .infinity, lines: Int = 0) -> CGSize {
    TextMetrics.standard.size(
      of: text,
      font: .systemFont(ofSize: 17),
      width: width,
      lineMax: lines
    )
  }

  @Test func aCharacterIsSevenPointsWideAndTwentyHigh() {
    #expect(size("a") == CGSize(width: 7, height: 20))
    #expect(size("hello") == CGSize(width: 35, height: 20))
    #expect(size("") == .zero)
  }

  @Test func metricsScaleInWholePoints() {
    #expect(TextMetrics.standard.advance(of: .systemFont(ofSize: 12)) == 5)
    #expect(TextMetrics.standard.lineHeight(of: .systemFont(ofSize: 12)) == 14)
    #expect(TextMetrics.standard.lineHeight(of: .boldSystemFont(ofSize: 34)) == 40)
  }

  @Test func linesBreakAtSpaces() {
    #expect(size("one two three", width: 49) == CGSize(width: 49, height: 40))
    #expect(size("one two three", width: 48) == CGSize(width: 35, height: 60))
    #expect(size("one two", width: 49) == CGSize(width: 49, height: 20))
  }

  @Test func aWordLongerThanALineIsBroken() {
    #expect(size("abcdefghij", width: 28) == CGSize(width: 28, height: 60))
    #expect(size("a bcdefghij", width: 28) == CGSize(width: 28, height: 80))
  }

  @Test func lineFeedsEndLines() {
    #expect(size("a\nbc\n") == CGSize(width: 14, height: 60))
  }

  @Test func theNumberOfLinesIsALimit() {
    #expect(size("one two three", width: 48, lines: 2).height == 40)
    #expect(size("one two three", width: 48, lines: 1) == CGSize(width: 42, height: 20))
  }

  @Test func aCharacterIsWhatReadersSee() {
    #expect(size("é").width == 7)
    #expect(size("e\u{301}").width == 7)
    #expect(size("👨‍👩‍👧").width == 7)
  }
}
