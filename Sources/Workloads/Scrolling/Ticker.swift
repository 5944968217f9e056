package import UIKit

/// Scrolls a list while values of rows throughout the list change.
package final class Ticker: Workload {
  package static let definition = WorkloadDefinition(
    id: "LS5",
    name: "list-scroll.ticker",
    question: """
      What do writes to many rows cost while few rows are visible and cells are reused? With a \
      period coprime to the number of visible rows, a registration that outlives its row causes \
      a redundant update; with a common factor, it stays hidden.
      """,
    parameters: ParameterDefinition.list + [
      .delta(22), .frames(120),
      ParameterDefinition(
        "period",
        "distance between rows that are written in the same frame",
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
      // Unique per frame and row, so both a write and a new row change the cell.
      let count = index * 10_000_000 + rowIndex
      ledger.write(readBy: list.cell(showing: rowIndex), isSame: row.unreadCount == count) {
        row.unreadCount = count
      }
    }
    list.scroll(to: CGFloat(index) * delta)
    window.runFrame()
  }
}
