import Foundation

/// The stored state that a table adds to a scroll view's.
struct UITableViewState {
  var rowHeight: CGFloat = 44
  var sections = SectionIndex()
  var pools = ReusePools()
  /// The visible cells, from the top; the first shows the row at `firstVisible`.
  var visible: [UITableViewCell] = []
  var firstVisible = 0
  /// The number of existing cells, visible or in pools.
  var cellCount = 0
  var needsReload = true

  /// The positions of the rows that have cells.
  var visibleRange: Range<Int> { firstVisible..<(firstVisible + visible.count) }

  /// The positions of the rows that intersect `bounds`.
  func rows(in bounds: CGRect) -> Range<Int> {
    let first = Int((bounds.minY / rowHeight).rounded(.down))
    let end = Int((bounds.maxY / rowHeight).rounded(.up))
    let clampedFirst = min(max(first, 0), sections.rowCount)
    return clampedFirst..<max(clampedFirst, min(end, sections.rowCount))
  }
}
