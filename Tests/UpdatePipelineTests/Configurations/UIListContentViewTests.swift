import Foundation
import TestSupport
import Testing
import UpdatePipeline

/// Frames by arithmetic: text of 17 points advances by 7 and is 20 high, of 13 points by 5 and 15,
/// and a picture is 20 points square; margins are 20 at the sides, 11 at top and bottom.
@Suite struct UIListContentViewTests {
  private func laidOut(
    _ configuration: UIListContentConfiguration,
    in size: CGSize
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  private func labels(in view: UIView) -> [CGRect] {
    view.subviews.compactMap { $0 as? UILabel }.map(\.frame)
  }

  private func cell(
    _ configuration: UIListContentConfiguration = .cell(),
    secondary: String? = nil
  ) -> UIListContentConfiguration {
    var configuration = configuration
    configuration.text = "Title"
    configuration.secondaryText = secondary
    return configuration
  }

  @Test func aTextIsInTheMiddle() {
    let view = laidOut(cell(), in: CGSize(width: 200, height: 44))
    #expect(labels(in: view) == [CGRect(x: 20, y: 12, width: 35, height: 20)])
    #expect(view.intrinsicContentSize == CGSize(width: 75, height: 42))
    #expect(view.imageView == nil)
  }

  @Test func aSecondTextGoesBelow() {
    let view = laidOut(cell(secondary: "Sub"), in: CGSize(width: 200, height: 60))
    #expect(
      labels(in: view) == [
        CGRect(x: 20, y: 11, width: 35, height: 20), CGRect(x: 20, y: 34, width: 15, height: 15),
      ]
    )
    #expect(view.intrinsicContentSize == CGSize(width: 75, height: 60))
  }

  @Test func aPictureGoesBefore() {
    var configuration = cell(secondary: "Sub")
    configuration.image = UIImage(systemName: "star")
    let view = laidOut(configuration, in: CGSize(width: 200, height: 60))
    #expect(view.imageView?.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(labels(in: view).map(\.minX) == [56, 56])
    configuration.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(view.imageView?.frame == CGRect(x: 35, y: 25, width: 10, height: 10))
    #expect(labels(in: view).map(\.minX) == [76, 76])
  }

  @Test("A second text is beside the first where there is room, else below")
  func aValueIsBesideIfItFits() {
    let wide = laidOut(cell(.valueCell(), secondary: "Sub"), in: CGSize(width: 200, height: 42))
    #expect(
      labels(in: wide) == [
        CGRect(x: 20, y: 11, width: 35, height: 20), CGRect(x: 159, y: 11, width: 21, height: 20),
      ]
    )
    let narrow = laidOut(cell(.valueCell(), secondary: "Sub"), in: CGSize(width: 100, height: 65))
    #expect(
      labels(in: narrow) == [
        CGRect(x: 20, y: 11, width: 35, height: 20), CGRect(x: 20, y: 34, width: 21, height: 20),
      ]
    )
  }

  @Test func fromRightToLeftAllIsMirrored() {
    var configuration = cell()
    configuration.image = UIImage(systemName: "star")
    let view = UIListContentView(configuration: configuration)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 42)
    view.layoutIfNeeded()
    #expect(view.imageView?.frame == CGRect(x: 160, y: 11, width: 20, height: 20))
    #expect(labels(in: view) == [CGRect(x: 109, y: 11, width: 35, height: 20)])
  }

  @Test func longTextBreaks() {
    var configuration = cell()
    configuration.text = "aaaaa bbbbb"
    let view = laidOut(configuration, in: CGSize(width: 100, height: 62))
    #expect(labels(in: view) == [CGRect(x: 20, y: 11, width: 35, height: 40)])
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 75, height: 62))
  }

  @Test func textsFollowTheContentSize() {
    let fixture = ViewFixture()
    let view = UIListContentView(configuration: cell())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    fixture.parent.addSubview(view)
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    fixture.window.runFrame()
    // Body at 23 points: a character advances by 9, a line is 27 high.
    #expect(labels(in: view) == [CGRect(x: 20, y: 16.5, width: 45, height: 27)])
  }

  @Test func aStateChangesTheLook() {
    var state = UICellConfigurationState(traitCollection: .standard)
    #expect(cell().updated(for: state) == cell())
    state.isDisabled = true
    #expect(cell().updated(for: state).textProperties.color == .tertiaryLabel)
    let background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.updated(for: state) == background)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.clear().updated(for: state) == .clear())
    #expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .red)
  }

  @Test func headersAndFootersHaveTheirFonts() {
    #expect(UIListContentConfiguration.header().textProperties.font.weight == .semibold)
    #expect(UIListContentConfiguration.footer().textProperties.font.pointSize == 13)
    #expect(UIListContentConfiguration.subtitleCell() == .cell())
  }
}
