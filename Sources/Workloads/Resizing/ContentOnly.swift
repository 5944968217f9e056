package import UIKit

/// Shifts the hue of every visible row in every frame, without any geometry change.
package final class ContentOnly: Workload {
  package static let definition = WorkloadDefinition(
    id: "LY3-content",
    name: "layout.content-only",
    question: """
      Does a content change cause any layout? It is the counterpart of the geometry-only \
      workload: one write to a theme that all cells read invalidates their content and nothing else.
      """,
    parameters: [
      .rows,
      ParameterDefinition(
        "bindings",
        "displayed values that a cell's content sets, one of them from the theme",
        .integer(2...64),
        default: .integer(8)
      ),
      .viewport, .seed, .frames(60),
    ]
  )

  package let frameCount: Int
  private let list: FeedList
  private let ledger: WriteLedger

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    list = FeedList(parameters, strategy: strategy)
    ledger = WriteLedger(window: list.window)
  }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    let theme = list.theme
    ledger.write(readBy: list.table.visibleCells.first, isSame: false) {
      theme.hueShift = index
    }
    window.runFrame()
  }
}
