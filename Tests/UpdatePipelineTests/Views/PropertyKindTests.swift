import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

/// What a change of each kind of property costs, set by content of a view that shows it.
@Suite struct PropertyKindTests {
  /// The views whose properties change.
  private final class Shown {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 50, height: 20))
    let image = UIImageView(frame: CGRect(x: 0, y: 40, width: 20, height: 20))
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
    let control = UIControl(frame: CGRect(x: 0, y: 80, width: 20, height: 20))

    nonisolated deinit {}
  }

  /// A property, whether it is drawn, and a change of it.
  private struct Kind: Sendable {
    let name: String
    let isDrawn: Bool
    let set: @MainActor @Sendable (Shown) -> Void
  }

  nonisolated private static let kinds = [
    Kind(name: "alpha", isDrawn: false) { $0.view.alpha = 0.5 },
    Kind(name: "isHidden", isDrawn: false) { $0.view.isHidden = true },
    Kind(name: "backgroundColor", isDrawn: false) { $0.view.backgroundColor = .systemRed },
    Kind(name: "transform", isDrawn: false) { $0.view.transform.a = 2 },
    Kind(name: "tintColor", isDrawn: false) { $0.view.tintColor = .red },
    Kind(name: "clipsToBounds", isDrawn: false) { $0.view.clipsToBounds = true },
    Kind(name: "layer.cornerRadius", isDrawn: false) { $0.view.layer.cornerRadius = 5 },
    Kind(name: "layer.borderWidth", isDrawn: false) { $0.view.layer.borderWidth = 5 },
    Kind(name: "layer.shadowOpacity", isDrawn: false) { $0.view.layer.shadowOpacity = 0.5 },
    Kind(name: "contentMode", isDrawn: false) { $0.view.contentMode = .center },
    Kind(name: "isEnabled", isDrawn: false) { $0.control.isEnabled = false },
    Kind(name: "isSelected", isDrawn: false) { $0.control.isSelected = true },
    Kind(name: "label.text", isDrawn: true) { $0.label.text = "text" },
    Kind(name: "label.textColor", isDrawn: true) { $0.label.textColor = .red },
    Kind(name: "label.font", isDrawn: true) { $0.label.font = .boldSystemFont(ofSize: 9) },
    Kind(name: "label.textAlignment", isDrawn: true) { $0.label.textAlignment = .right },
    Kind(name: "label.numberOfLines", isDrawn: true) { $0.label.numberOfLines = 2 },
    Kind(name: "image.image", isDrawn: true) { $0.image.image = UIImage(systemName: "star") },
    Kind(name: "image.tintColor", isDrawn: true) { $0.image.tintColor = .red },
    Kind(name: "image.contentMode", isDrawn: true) { $0.image.contentMode = .center },
    Kind(name: "image.isHighlighted", isDrawn: true) { $0.image.isHighlighted = true },
    Kind(name: "wheel.color", isDrawn: true) { $0.wheel.color = .red },
    Kind(name: "wheel.startAnimating()", isDrawn: true) { $0.wheel.startAnimating() },
  ]

  private func fixture(
    _ kind: Kind,
    strategy: UpdateStrategy
  ) -> (fixture: ViewFixture, change: @MainActor () -> Void) {
    let fixture = ViewFixture(strategy: strategy)
    let shown = Shown()
    for view in [shown.view, shown.label, shown.image, shown.wheel, shown.control] {
      fixture.child.addSubview(view)
    }
    fixture.window.runFrame()
    _ = fixture.log.take()
    return (
      fixture,
      {
        fixture.child.onUpdateProperties = { kind.set(shown) }
        fixture.child.setNeedsUpdateProperties()
      }
    )
  }

  @Test("R7, X4, X5: a property that moves nothing costs its drawing at most", arguments: kinds)
  private func aPropertyCostsItsDrawing(kind: Kind) {
    let (fixture, change) = fixture(kind, strategy: .propertyPass)
    let before = fixture.window.work
    change()
    #expect(fixture.frame() == ["child.updateProperties"])
    let first = fixture.window.work
    let work = first.work(since: before)
    #expect(work[.bindingsEvaluated] == 1)
    #expect(work[.bindingsEffective] == 1)
    #expect(work[.displayExecuted] == (kind.isDrawn ? 1 : 0))
    #expect(work[.layoutExecuted] == 0)
    #expect(work[.constraintsUpdated] == 0)
    change()
    #expect(fixture.frame() == ["child.updateProperties"])
    let again = fixture.window.work.work(since: first)
    #expect(again[.bindingsRedundant] == 1)
    #expect(again[.propertiesRedundant] == 1)
    #expect(again[.displayExecuted] == 0)
  }

  @Test("R28: under layoutOnly the same costs a layout of the view as well", arguments: kinds)
  private func underLayoutOnlyItCostsALayout(kind: Kind) {
    let (fixture, change) = fixture(kind, strategy: .layoutOnly)
    let before = fixture.window.work
    change()
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
    let work = fixture.window.work.work(since: before)
    #expect(work[.bindingsEffective] == 1)
    #expect(work[.displayExecuted] == (kind.isDrawn ? 1 : 0))
    #expect(work[.layoutExecuted] == 1)
  }

  @Test("All strategies show each change the same", arguments: kinds)
  private func strategiesAgree(kind: Kind) {
    let digests = UpdateStrategy.standard.map { strategy in
      let (fixture, change) = fixture(kind, strategy: strategy)
      let before = fixture.window.displayDigest()
      change()
      fixture.window.runFrame()
      let after = fixture.window.displayDigest()
      return [before, after]
    }
    #expect(Set(digests).count == 1)
  }

  @Test("The oracle counts a change and not the same value again", arguments: kinds)
  private func theOracleCountsChanges(kind: Kind) {
    let (fixture, change) = fixture(kind, strategy: .identityOracle)
    let before = fixture.window.work
    change()
    fixture.window.runFrame()
    change()
    fixture.window.runFrame()
    #expect(fixture.window.work.work(since: before)[.bindingsEvaluated] == 1)
  }
}
