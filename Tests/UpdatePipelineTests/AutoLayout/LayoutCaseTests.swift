import Foundation
import Testing
import UpdatePipeline

/// Frames worked out by hand, under every strategy.
@Suite struct LayoutCaseTests {
  @Test("R46, R51, R56, R61: edges, sizes, priorities and content", arguments: AnchorCases.all)
  func anchorsSolve(layout: LayoutCase) {
    check(layout)
  }

  @Test("R62, U25, U33: guides, margins, baselines, direction", arguments: GuideCases.all)
  func guidesSolve(layout: LayoutCase) {
    check(layout)
  }

  @Test("R60: stacks of every distribution and alignment", arguments: StackCases.all)
  func stacksSolve(layout: LayoutCase) {
    check(layout)
  }

  @Test("U31: the visual format language", arguments: VisualFormatCases.all)
  func visualFormatsSolve(layout: LayoutCase) {
    check(layout)
  }

  @Test func thereAreManyCases() {
    let cases = AnchorCases.all + GuideCases.all + StackCases.all + VisualFormatCases.all
    #expect(cases.count >= 150)
    #expect(Set(cases.map(\.name)).count == cases.count)
  }

  private func check(_ layout: LayoutCase) {
    for strategy in LayoutStrategy.allCases {
      let canvas = LayoutCanvas(layout, strategy)
      #expect(canvas.frames(of: layout.frames.keys) == layout.frames, "\(strategy)")
      #expect(canvas.window.constraintConflicts == [], "\(strategy)")
      // Nothing is left for another frame.
      canvas.window.runFrame()
      #expect(canvas.frames(of: layout.frames.keys) == layout.frames, "\(strategy), once more")
    }
  }
}
