import UBInstrumentation
import UIKit

/// Complaints about needless work.
enum CostComplaints {
  static let all = [
    Experiment(
      "C6",
      "reused-cell-observes",
      claim: "A reused cell keeps observing the model of its old row.",
      source: "SimpleTwoWayBindingIOS#11; swift-composable-architecture#3220",
      counted: "content runs after writes to rows, once 200 rows have used the cells",
      verdict: .fails,
      holds: { $0[0] > 0 },
      arms: [
        Experiment.Arm("writes to the 188 rows out of view", 0) { runs(writingTo: 0..<188) },
        Experiment.Arm("writes to the 12 visible rows", 12) { runs(writingTo: 188..<200) },
      ]
    ),
    Experiment(
      "C8",
      "pool-is-measured",
      claim: "Cells in a pool are measured needlessly.",
      source: "openradar 27103510",
      counted: "reads of an intrinsic content size in ten frames",
      verdict: .fails,
      holds: { $0[0] > 0 },
      arms: [
        Experiment.Arm("in a pooled cell", 0) { measurements(isInPool: true) },
        Experiment.Arm("in a visible cell whose content changes", 10) {
          measurements(isInPool: false)
        },
      ]
    ),
    Experiment(
      "C9",
      "constraints-for-each-row",
      claim: "Recreating a cell's constraints for each row makes scrolling slow.",
      source: "openradar 13485452; SnapKit#120",
      counted: "solver operations for 30 rows shown in a cell with 25 constrained subviews",
      verdict: .holds,
      holds: { $0[2] > 10 * $0[1] && $0[0] == 0 },
      arms: [
        Experiment.Arm("frames by hand", 0) { operations(of: .byHand) },
        Experiment.Arm("constraints made once", 60) { operations(of: .once) },
        Experiment.Arm("constraints recreated for each row", 3_060) { operations(of: .forEachRow) },
      ]
    ),
    Experiment(
      "C21",
      "template-cell",
      claim: "Computing heights with systemLayoutSizeFitting builds a solver for every row.",
      source: "Rightpoint/RZCellSizeManager#20",
      counted: "constraints added to solvers for the heights of 30 rows",
      verdict: .holds,
      holds: { $0[1] == 30 * $0[0] },
      arms: [
        Experiment.Arm("computed once and cached", 152) { constraintsToFit(rows: 1) },
        Experiment.Arm("computed for each row", 4_560) { constraintsToFit(rows: 30) },
      ]
    ),
  ]

  private static func runs(writingTo rows: Range<Int>) -> Int {
    let list = ReadingList(rowCount: 200, height: 12 * 44)
    for row in 1...188 {
      list.scroll(to: CGFloat(row) * 44)
    }
    let before = list.window.work
    for row in rows { list.models[row].text = "new" }
    list.window.runFrame()
    return list.window.work.work(since: before)[.propertiesExecuted]
  }

  /// The size reads of a measured view, in a cell that left the window or one that is in it.
  private static func measurements(isInPool: Bool) -> Int {
    let stage = Stage()
    let cell = ManyViewsCell(.once)
    let probe = MeasuredView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(probe)
    probe.leftAnchor.constraint(equalTo: cell.leftAnchor).isActive = true
    stage.root.addSubview(cell)
    stage.window.runFrame()
    if isInPool { cell.removeFromSuperview() }
    stage.window.runFrame()
    let before = probe.measurements
    for _ in 0..<10 {
      probe.invalidateIntrinsicContentSize()
      stage.window.runFrame()
    }
    return probe.measurements - before
  }

  /// The solver operations for thirty rows shown one after another in a cell.
  private static func operations(of layout: ManyViewsCell.Layout) -> Int {
    let stage = Stage()
    let cell = ManyViewsCell(layout)
    stage.root.addSubview(cell)
    cell.show(row: 0)
    stage.window.runFrame()
    let before = stage.window.work
    for row in 1...30 {
      cell.show(row: row)
      stage.window.runFrame()
    }
    return stage.window.work.work(since: before).solverOperations
  }

  private static func constraintsToFit(rows: Int) -> Int {
    let stage = Stage()
    let cell = ManyViewsCell(.once)
    stage.root.addSubview(cell)
    stage.window.runFrame()
    let before = stage.window.work
    for _ in 0..<rows {
      _ = cell.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
    }
    return stage.window.work.work(since: before)[.solverConstraintsAdded]
  }
}
