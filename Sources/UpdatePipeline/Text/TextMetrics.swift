public import Foundation

/// Measures text in whole points, equal on every machine.
///
/// It reads no font files: at 17 points, a character advances by 7 points and a line is 20 points
/// high. Both scale with the font size, rounded to whole points. The weight has no effect.
nonisolated public struct TextMetrics: Sendable {
  /// The metrics that labels use.
  public static let standard = TextMetrics()

  /// The advance width of every character, in whole points.
  public func advance(of font: UIFont) -> CGFloat {
    (font.pointSize * 7 / 17).rounded()
  }

  /// The height of a line, in whole points.
  public func lineHeight(of font: UIFont) -> CGFloat {
    (font.pointSize * 20 / 17).rounded()
  }

  /// The size of a text, broken at spaces into lines no wider than `width`.
  ///
  /// A word longer than a line is broken at the end of the line. A `lineMax` of 0 means no limit.
  ///
  /// - Complexity: O(*n*) in the characters.
  public func size(of text: String, font: UIFont, width: CGFloat, lineMax: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let advance = advance(of: font)
    let columns = width.isFinite ? max(1, Int((width / advance).rounded(.down))) : Int.max
    var breaker = LineBreaker(columns: columns)
    for character in text {
      breaker.add(character)
    }
    let lines = lineMax == 0 ? breaker.lines : min(breaker.lines, lineMax)
    let longest = lineMax == 1 ? min(breaker.characters, columns) : breaker.longest
    return CGSize(
      width: CGFloat(longest) * advance,
      height: CGFloat(lines) * lineHeight(of: font)
    )
  }
}
