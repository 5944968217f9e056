import UBInstrumentation
import UIKit
import UBWorkloads

/// Published claims about lists.
enum ListClaims {
  static let all = [
    Experiment(
      "P7",
      "reuse-bounds-cells",
      claim: "Reuse bounds the number of cells for any number of rows.",
      source: "articles on lists; List-Reload",
      counted: "cells created while scrolling to the end",
      verdict: .holds,
      holds: { $0[0] == $0[1] && $0[2] > 10 * $0[0] },
      arms: [
        Experiment.Arm("reuse, 200 rows", 20) { cellsMade(rowCount: 200, identifiers: ["a"]) },
        Experiment.Arm("reuse, 1,000 rows", 20) { cellsMade(rowCount: 1_000, identifiers: ["a"]) },
        Experiment.Arm("no reuse, 1,000 rows", 1_000) {
          cellsMade(rowCount: 1_000, identifiers: [])
        },
      ]
    ),
    Experiment(
      "P8",
      "pools-per-type",
      claim: "With a pool per cell type, many types inflate the number of cells.",
      source: "Litho; performance-samples",
      counted: "cells created while scrolling through 1,000 rows of alternating types, 20 visible",
      verdict: .holds,
      holds: { $0 == $0.sorted() && $0[3] > $0[0] },
      arms: [(1, 20), (8, 24), (16, 32), (64, 64)].map { types, expected in
        Experiment.Arm("\(types) types", expected) {
          cellsMade(rowCount: 1_000, identifiers: (0..<types).map { "type \($0)" })
        }
      }
    ),
    Experiment(
      "P15",
      "load-by-rows-in-view",
      claim: "The cost of loading a list depends on the visible rows, not on all rows.",
      source: "WWDC25 session 256 (its counts only)",
      counted: "binding evaluations until a list is displayed",
      verdict: .holds,
      holds: { $0[0] == $0[1] },
      arms: [("100 rows", "100"), ("10,000 rows", "10000")].map { name, rows in
        Experiment.Arm(
          name,
          160,
          building: Idle.self,
          [("rows", rows)],
          counting: .bindingsEvaluated
        )
      }
    ),
  ]

  /// The cells created until every row of a list has been visible, 20 at a time.
  private static func cellsMade(rowCount: Int, identifiers: [String]) -> Int {
    let list = ReadingList(rowCount: rowCount, height: 20 * 44, identifiers: identifiers)
    let end = CGFloat(rowCount - 20) * 44
    var offset: CGFloat = 0
    while offset < end {
      offset = min(offset + 44, end)
      list.scroll(to: offset)
    }
    return list.window.work[.cellsCreated] + list.unpooled
  }
}
