package import UIKit

/// Scrolls a list while values of rows all over it change.
package final class Ticker: Workload {
  package static let definition = WorkloadDefinition(
    id: "LS5",
    name: "list-scroll.ticker",
    question: """
      What do writes to many rows cost while a few are in view and cells change rows? With a \
      period that shares no factor with the number of visible rows, a registration that outlives \
      its row shows as a redundant update; with one that does, it hides.
      """,
    parameters: ParameterDefinition.list + [
      .delta(22), .frames(120),
      ParameterDefinition(
        "period",
        "every how many rows one is written",
        .integer(1...1_000_000),
        default: .integer(7)
      ),
    ]
  )

  package let frameCount: Int
  private let list: FeedList
  private let ledger: WriteLedger
  private let delta: CGFloat
  private let period: Int

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    delta = parameters.number("delta")
    period = parameters.integer("period")
    list = FeedList(parameters, strategy: strategy)
    ledger = WriteLedger(window: list.window)
  }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    for rowIndex in stride(from: index % period, to: list.rows.count, by: period) {
      let row = list.rows[rowIndex]
      // Differs between frames and between rows, so a write and a new row both change the cell.
      let count = index * 10_000_000 + rowIndex
      ledger.write(readBy: list.cell(showing: rowIndex), isSame: row.unreadCount == count) {
        row.unreadCount = count
      }
    }
    list.scroll(to: CGFloat(index) * delta)
    window.runFrame()
  }
}
