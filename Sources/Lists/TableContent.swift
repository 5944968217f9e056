import Foundation
import UBInstrumentation
import UpdatePipeline

/// Gives visible rows their cells before the table is laid out.
struct TableContent: ContentSource {
  unowned(unsafe) let table: UITableView

  init(table: UITableView) {
    unsafe self.table = table
  }

  /// Removes the cells of rows that left the view, then adds cells for rows that entered it.
  ///
  /// - Complexity: O(*V*) in the visible rows, regardless of the number of rows.
  func updateContent() {
    let table = unsafe table
    if table.table.needsReload { reload(table) }
    let rows = table.table.rows(in: table.bounds)
    removeCells(outside: rows, of: table)
    addCells(for: rows, to: table)
    placeCells(of: table)
  }

  private func reload(_ table: UITableView) {
    removeCells(outside: 0..<0, of: table)
    let sectionCount = table.dataSource?.numberOfSections(in: table) ?? 0
    let counts = (0..<sectionCount).map { section in
      table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
    }
    table.table.sections = SectionIndex(rowCounts: counts)
    table.table.needsReload = false
    table.contentSize = CGSize(
      width: table.bounds.width,
      height: CGFloat(table.table.sections.rowCount) * table.table.rowHeight
    )
  }

  /// Removes the cells of rows outside a range, from the top.
  private func removeCells(outside rows: Range<Int>, of table: UITableView) {
    let visible = table.table.visibleRange
    let kept = visible.clamped(to: rows)
    let leadingCount = kept.isEmpty ? visible.count : kept.lowerBound - visible.lowerBound
    let trailingCount = kept.isEmpty ? 0 : visible.upperBound - kept.upperBound
    for offset in 0..<leadingCount {
      remove(table.table.visible[offset], at: visible.lowerBound + offset, of: table)
    }
    for offset in (visible.count - trailingCount)..<visible.count {
      remove(table.table.visible[offset], at: visible.lowerBound + offset, of: table)
    }
    table.table.visible.removeLast(trailingCount)
    table.table.visible.removeFirst(leadingCount)
    table.table.firstVisible = kept.isEmpty ? rows.lowerBound : kept.lowerBound
  }

  /// Removes a cell from its row and adds it to its pool.
  private func remove(_ cell: UITableViewCell, at position: Int, of table: UITableView) {
    table.count(.listExits)
    if let delegate = table.delegate {
      let path = table.table.sections.path(to: position)
      delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
    cell.endTracking()
    cell.removeFromSuperview()
    if cell.reuseIdentifier == nil { table.table.cellCount -= 1 }
    table.table.pools.put(cell)
  }

  /// Adds cells for the rows in a range that have none, from the top.
  private func addCells(for rows: Range<Int>, to table: UITableView) {
    let visible = table.table.visibleRange
    if visible.isEmpty {
      table.table.firstVisible = rows.lowerBound
      for position in rows { add(at: position, index: table.table.visible.count, to: table) }
      return
    }
    let leadingCount = visible.lowerBound - rows.lowerBound
    for offset in 0..<leadingCount { add(at: rows.lowerBound + offset, index: offset, to: table) }
    table.table.firstVisible = rows.lowerBound
    for position in visible.upperBound..<rows.upperBound {
      add(at: position, index: table.table.visible.count, to: table)
    }
  }

  private func add(at position: Int, index: Int, to table: UITableView) {
    guard let dataSource = table.dataSource else { return }
    let path = table.table.sections.path(to: position)
    let cell = dataSource.tableView(table, cellForRowAt: path)
    table.count(.listEnters)
    cell.frame = frame(at: position, in: table)
    table.addSubview(cell)
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    table.table.visible.insert(cell, at: index)
  }

  /// Gives every visible cell the current width of the table.
  private func placeCells(of table: UITableView) {
    for index in table.table.visible.indices {
      let position = table.table.firstVisible + index
      table.table.visible[index].frame = frame(at: position, in: table)
    }
  }

  private func frame(at position: Int, in table: UITableView) -> CGRect {
    let height = table.table.rowHeight
    return CGRect(x: 0, y: CGFloat(position) * height, width: table.bounds.width, height: height)
  }
}
