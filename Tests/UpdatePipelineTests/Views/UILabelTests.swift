import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UILabelTests {
  private func fixture(adjusts: Bool) -> (ViewFixture, UILabel) {
    let fixture = ViewFixture()
    let label = UILabel()
    label.text = "text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = adjusts
    label.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(label)
    label.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: fixture.parent.topAnchor).isActive = true
    fixture.window.runFrame()
    _ = fixture.log.take()
    return (fixture, label)
  }

  @Test("U38: a label that adjusts its font follows the content size, and no content runs for it")
  func aLabelAdjustsItsFont() {
    let (fixture, label) = fixture(adjusts: true)
    #expect(label.frame.size == CGSize(width: 28, height: 20))
    let before = fixture.window.work
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(fixture.frame() == ["parent.layoutSubviews"])
    #expect(label.font.pointSize == 23)
    #expect(label.frame.size == CGSize(width: 36, height: 27))
    let work = fixture.window.work.work(since: before)
    #expect(work[.propertiesExecuted] == 0)
    #expect(work[.bindingsEvaluated] == 0)
    #expect(work[.displayExecuted] == 1)
    fixture.window.traitOverrides.horizontalSizeClass = .regular
    #expect(fixture.frame() == [])
  }

  @Test("A label that doesn't adjust its font keeps it")
  func aLabelKeepsItsFont() {
    let (fixture, label) = fixture(adjusts: false)
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(fixture.frame() == [])
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 23)
  }

  @Test("The same style again is redundant at any content size, and content doesn't read the trait")
  func theSameStyleIsRedundant() {
    let (fixture, label) = fixture(adjusts: true)
    fixture.window.traitOverrides.preferredContentSizeCategory = .small
    fixture.window.runFrame()
    fixture.child.onUpdateProperties = { label.font = .preferredFont(forTextStyle: .body) }
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.bindingsRedundant] == 1)
    #expect(work[.displayExecuted] == 0)
    _ = fixture.log.take()
    fixture.window.traitOverrides.preferredContentSizeCategory = .large
    #expect(fixture.frame() == ["parent.layoutSubviews"])
  }

  @Test func nilMeansTheUsual() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 40)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
    label.textColor = nil
    #expect(label.textColor == .label)
  }

  @Test func aFontOfTheAppsOwnIsScaledFromItsOwnSize() {
    let (fixture, label) = fixture(adjusts: true)
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    fixture.window.runFrame()
    #expect(label.font.pointSize == 46)
    fixture.window.traitOverrides.preferredContentSizeCategory = .large
    fixture.window.runFrame()
    #expect(label.font.pointSize == 34)
    label.font = .systemFont(ofSize: 12)
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    fixture.window.runFrame()
    #expect(label.font.pointSize == 12, "A font of one size stays.")
  }
}
