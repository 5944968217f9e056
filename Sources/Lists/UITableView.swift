public import Foundation
import UBInstrumentation
import UpdatePipeline

/// A scrolling column of rows that reuses a few cells for many rows.
///
/// Rows are of one height, so the rows in view follow from the offset by arithmetic: a frame costs
/// the same whatever the number of rows. Cells whose rows went out of view leave before the table
/// asks for new ones, and the last to leave is the first to be reused.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
  nonisolated public enum Style: Int, Sendable {
    /// A table without gaps between sections.
    case plain
  }

  final var table = UITableViewState()

  /// A table with a frame in its superview's coordinates.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    becomeList()
  }

  /// A plain table with a frame in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table of zero size; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeList()
  }

  private func becomeList() {
    kind = .list
    contentSource = TableContent(table: self)
  }

  /// The source of the table's rows; setting it reloads.
  public final weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// The object that the table notifies about its rows.
  public final weak var delegate: (any UITableViewDelegate)?

  /// The height of every row, in points.
  public final var rowHeight: CGFloat {
    get { table.rowHeight }
    set {
      precondition(newValue > 0, "The height of a row must be positive.")
      guard table.rowHeight != newValue else { return }
      table.rowHeight = newValue
      reloadData()
    }
  }

  /// Registers a cell class for an identifier.
  public final func register(
    _ cellClass: UITableViewCell.Type?,
    forCellReuseIdentifier identifier: String
  ) {
    table.pools.register(cellClass, for: identifier)
  }

  /// Returns a cell for a row: the last one added to the pool, or else a new one (R81).
  ///
  /// - Precondition: A class is registered for the identifier.
  public final func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = table.pools.take(for: identifier) {
      count(.cellsReused)
      cell.awaitRow()
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = table.pools.cellClass(for: identifier) else {
      preconditionFailure("Register a cell class for '\(identifier)' before dequeuing a cell.")
    }
    let cell = cellClass.init(registeredFor: identifier)
    cell.countWork(with: self)
    cell.awaitRow()
    table.cellCount += 1
    count(.cellsCreated)
    raise(.cellsPeak, to: table.cellCount)
    return cell
  }

  /// Reloads the number of rows and the cells of all visible rows.
  public final func reloadData() {
    table.needsReload = true
    setNeedsLayout()
  }

  /// The cell of a row; `nil` if the row isn't visible.
  ///
  /// - Complexity: O(log *s*) in the sections.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let position = table.sections.position(of: indexPath) else { return nil }
    let index = position - table.firstVisible
    guard table.visible.indices.contains(index) else { return nil }
    return table.visible[index]
  }

  /// The visible cells, from the top.
  public final var visibleCells: [UITableViewCell] { table.visible }

  /// The index paths of the visible rows, from the top.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    table.visibleRange.map { table.sections.path(to: $0) }
  }
}

extension UITableView {
  /// The positions of the visible rows, counted across all sections.
  package final var visiblePositions: Range<Int> { table.visibleRange }
}
