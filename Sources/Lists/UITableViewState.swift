import Foundation

/// Everything a table stores besides what scroll views do.
struct UITableViewState {
  var rowHeight: CGFloat = 44
  var sections = SectionIndex()
  var pools = ReusePools()
  /// The cells in view, from the top; the first shows the row at `firstVisible`.
  var visible: [UITableViewCell] = []
  var firstVisible = 0
  /// The cells made and not dropped: those in view and those in pools.
  var cellCount = 0
  var needsReload = true

  /// The positions of the rows that have a cell.
  var visibleRange: Range<Int> { firstVisible..<(firstVisible + visible.count) }

  /// The positions of the rows that any part of `bounds` shows.
  func rows(in bounds: CGRect) -> Range<Int> {
    let first = Int((bounds.minY / rowHeight).rounded(.down))
    let end = Int((bounds.maxY / rowHeight).rounded(.up))
    let clampedFirst = min(max(first, 0), sections.rowCount)
    return clampedFirst..<max(clampedFirst, min(end, sections.rowCount))
  }
}
