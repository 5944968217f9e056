import Foundation
import TestSupport
import Testing
import UpdatePipeline

/// Frames inside of buttons, by arithmetic: text of 17 points advances by 7 and is 20 high, of 13
/// points by 5 and 15, and a picture is 20 points square.
@Suite struct ButtonLayoutTests {
  private func laidOut(_ configuration: UIButton.Configuration, in size: CGSize) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    return button
  }

  @Test func aTitleHasTheStandardInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    let button = laidOut(configuration, in: CGSize(width: 152, height: 44))
    #expect(button.intrinsicContentSize == CGSize(width: 28 + 24, height: 20 + 14))
    #expect(button.titleLabel?.frame == CGRect(x: 62, y: 12, width: 28, height: 20))
    #expect(button.subviews.first?.frame == button.bounds, "The background.")
    #expect(button.subviews.first?.backgroundColor == .systemBlue)
    #expect(button.subviews.first?.layer.cornerRadius == 6)
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGRect(x: 12, y: 7, width: 20, height: 20), 40, 72, 34),
    (.trailing, CGRect(x: 48, y: 7, width: 20, height: 20), 12, 80, 34),
    (.top, CGRect(x: 16, y: 7, width: 20, height: 20), 12, 52, 62),
    (.bottom, CGRect(x: 16, y: 35, width: 20, height: 20), 12, 52, 62),
  ])
  func aPictureGoesToItsSide(
    placement: NSDirectionalRectEdge,
    image: CGRect,
    titleX: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.image = UIImage(systemName: "paperplane")
    configuration.imagePadding = 8
    configuration.imagePlacement = placement
    let size = UIButton(configuration: configuration).intrinsicContentSize
    let button = laidOut(configuration, in: size)
    #expect(size == CGSize(width: placement == .leading ? 80 : width, height: height))
    #expect(button.imageView?.frame == image)
    #expect(button.titleLabel?.frame.minX == titleX)
  }

  @Test func aSubtitleGoesBelow() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Send"
    configuration.subtitle = "to all of them"
    configuration.contentInsets.top = 1
    configuration.contentInsets.leading = 2
    configuration.contentInsets.bottom = 3
    configuration.contentInsets.trailing = 4
    configuration.titlePadding = 5
    let button = UIButton(configuration: configuration)
    let size = CGSize(width: 14 * 5 + 6, height: 20 + 5 + 15 + 4)
    #expect(button.intrinsicContentSize == size)
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 2, y: 1, width: 28, height: 20))
    #expect(button.subtitleLabel?.frame == CGRect(x: 2, y: 26, width: 70, height: 15))
  }

  @Test func aWheelTakesThePicturesPlace() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "paperplane")
    configuration.showsActivityIndicator = true
    let button = laidOut(configuration, in: CGSize(width: 44, height: 34))
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheel.map(\.isAnimating) == [true])
    #expect(wheel.map(\.frame) == [CGRect(x: 12, y: 7, width: 20, height: 20)])
    #expect(button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    #expect(wheel.map(\.isHidden) == [true])
    #expect(button.imageView?.isHidden == false)
  }

  @Test func contentFollowsItsAlignment() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    let button = laidOut(configuration, in: CGSize(width: 152, height: 44))
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 112, y: 7, width: 28, height: 20))
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 12, y: 7, width: 28, height: 20))
  }

  @Test func aCapsuleIsAsRoundAsItIsHigh() {
    var configuration = UIButton.Configuration.tinted()
    configuration.cornerStyle = .capsule
    let button = laidOut(configuration, in: CGSize(width: 100, height: 30))
    #expect(button.subviews.first?.layer.cornerRadius == 15)
    #expect(button.subviews.first?.backgroundColor == .systemBlue.withAlphaComponent(0.18))
  }

  @Test func coloursFollowTheState() {
    let button = laidOut(.filled(), in: CGSize(width: 100, height: 30))
    button.configuration?.title = "Send"
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .white.withAlphaComponent(0.75))
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(button.subviews.first?.backgroundColor == .tertiarySystemFill)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func constraintsGiveAButtonItsContentsSize() {
    let fixture = ViewFixture()
    let button = UIButton(configuration: .plain())
    button.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor),
      button.topAnchor.constraint(equalTo: fixture.parent.topAnchor),
    ])
    fixture.window.runFrame()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 24, height: 14))
    button.configuration?.title = "Send"
    fixture.window.runFrame()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 52, height: 34))
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    fixture.window.runFrame()
    // Body at 23 points: a character advances by 9, a line is 27 high.
    #expect(button.frame == CGRect(x: 0, y: 0, width: 60, height: 41))
  }
}
