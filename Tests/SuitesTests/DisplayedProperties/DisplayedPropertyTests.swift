import UIKit
import Testing

/// Changes each displayed property in a frame of its own, and compares what shows then.
@Suite struct DisplayedPropertyTests {
  /// The digests of a property before a change, after it and after its end, and of a fresh view.
  private struct Frames: Equatable {
    let before: UInt64
    let after: UInt64
    let restored: UInt64
    let fresh: UInt64
  }

  private func frames(
    of property: DisplayedProperty,
    _ conditions: DisplayConditions
  ) -> Frames {
    let stage = PropertyStage(property, conditions)
    let before = stage.frame()
    let after = stage.frame(property.change)
    let restored = stage.frame(property.restore)
    let fresh = PropertyStage(property, conditions)
    fresh.begin(with: property.change)
    return Frames(before: before, after: after, restored: restored, fresh: fresh.frame())
  }

  @Test(
    "A changed property shows as in a fresh view, under every strategy",
    arguments: DisplayedProperty.all
  )
  func aChangeShows(of property: DisplayedProperty) {
    let reference = DisplayConditions.all(under: .fullRecompute).map {
      frames(of: property, $0)
    }
    #expect(reference.contains { $0.before != $0.after }, "the change doesn't show")
    for strategy in UpdateStrategy.standard {
      for (conditions, expected) in zip(DisplayConditions.all(under: strategy), reference) {
        let found = frames(of: property, conditions)
        #expect(found.after == found.fresh, "after the change, \(conditions)")
        #expect(found.before == found.restored, "after the change is taken back, \(conditions)")
        #expect(found == expected, "unlike a full recompute, \(conditions)")
      }
    }
  }
}
