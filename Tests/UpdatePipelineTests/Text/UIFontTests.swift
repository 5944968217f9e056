import Foundation
import Testing
import UpdatePipeline

@Suite struct UIFontTests {
  /// U38: without traits, a style has the size of the usual content size.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31, 34, 60),
    (.title1, 25, 28, 58),
    (.title2, 19, 22, 56),
    (.title3, 17, 20, 55),
    (.headline, 14, 17, 53),
    (.body, 14, 17, 53),
    (.callout, 13, 16, 51),
    (.subheadline, 12, 15, 49),
    (.footnote, 12, 13, 44),
    (.caption1, 11, 12, 43),
    (.caption2, 11, 11, 40),
  ])
  func stylesFollowTheContentSize(
    style: UIFont.TextStyle,
    smallest: CGFloat,
    usual: CGFloat,
    largest: CGFloat
  ) {
    func size(at category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection { $0.preferredContentSizeCategory = category }
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(size(at: .extraSmall) == smallest)
    #expect(size(at: .large) == usual)
    #expect(size(at: .accessibilityExtraExtraExtraLarge) == largest)
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == usual)
  }

  @Test func aHeadlineIsSemibold() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .body).weight == .regular)
  }

  @Test func metricsScaleAsTheirStyleDoes() {
    let traits = UITraitCollection { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    let base = UIFont.systemFont(ofSize: 34, weight: .bold)
    let font = UIFontMetrics.default.scaledFont(for: base, compatibleWith: traits)
    #expect(font.pointSize == 46, "34 * 23 / 17")
    #expect(font.weight == .bold)
    let limited = UIFontMetrics.default.scaledFont(
      for: base,
      maximumPointSize: 40,
      compatibleWith: traits
    )
    #expect(limited.pointSize == 40)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10, compatibleWith: traits) == 12)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func aFontOfANameIsTheSystems() {
    #expect(UIFont(name: "Menlo", size: 12) == .systemFont(ofSize: 12))
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(17) == .systemFont(ofSize: 17))
  }
}
