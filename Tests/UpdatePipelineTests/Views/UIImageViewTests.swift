import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIImageViewTests {
  @Test("All that decides how a picture is drawn is in the digest once it is drawn")
  func howAPictureIsDrawnIsInTheDigest() throws {
    let fixture = ViewFixture()
    let view = UIImageView(image: UIImage(systemName: "star"))
    fixture.child.addSubview(view)
    fixture.window.runFrame()
    var digests = [fixture.window.displayDigest()]
    let star = try #require(UIImage(systemName: "star"))
    let changes: [(UIImageView) -> Void] = [
      { $0.contentMode = .scaleAspectFit },
      { $0.tintColor = .red },
      { $0.image = UIImage(named: "photo") },
      { $0.image = star.withRenderingMode(.alwaysOriginal) },
      { $0.image = star.withTintColor(.green, renderingMode: .alwaysOriginal) },
      { $0.image = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)) },
      { $0.image = star.withConfiguration(UIImage.SymbolConfiguration(weight: .bold)) },
      { $0.image = star.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red)) },
      {
        $0.image = star
        $0.highlightedImage = UIImage(systemName: "star.fill")
        $0.isHighlighted = true
      },
    ]
    for change in changes {
      change(view)
      fixture.window.runFrame()
      digests.append(fixture.window.displayDigest())
    }
    #expect(Set(digests).count == 1 + changes.count)
  }

  @Test("Each property is one binding and one drawing; the same value is redundant")
  func eachPropertyIsABinding() {
    let fixture = ViewFixture()
    let view = UIImageView(image: UIImage(systemName: "star"))
    fixture.child.addSubview(view)
    fixture.window.runFrame()
    fixture.child.onUpdateProperties = {
      view.image = UIImage(systemName: "moon")
      view.tintColor = .red
      view.contentMode = .center
      view.highlightedImage = UIImage(systemName: "sun.max")
      view.isHighlighted = true
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    }
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let first = fixture.window.work
    #expect(first.work(since: before)[.bindingsEffective] == 6)
    #expect(first.work(since: before)[.displayRequested] == 6)
    #expect(first.work(since: before)[.displayExecuted] == 1)
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let second = fixture.window.work.work(since: first)
    #expect(second[.bindingsRedundant] == 6)
    #expect(second[.displayExecuted] == 0)
  }

  @Test func theSizeIsThatOfThePictureShown() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
    let small = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .small)
    )
    view.image = small
    #expect(view.intrinsicContentSize == CGSize(width: 16, height: 16), "Its own goes first.")
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
