/// The cells available for reuse, one stack per registered identifier (R80).
///
/// The cell that left last is reused first, so steady scrolling keeps using the same few cells.
struct ReusePools {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  /// Registers a class of cells for an identifier; `nil` removes it.
  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = cellClass
    // Reserves space for a screenful, so that the first cell to leave allocates nothing.
    waiting[identifier, default: []].reserveCapacity(32)
  }

  /// The class registered for an identifier.
  func cellClass(for identifier: String) -> UITableViewCell.Type? {
    classes[identifier]
  }

  /// Takes the cell that was added last to a pool.
  mutating func take(for identifier: String) -> UITableViewCell? {
    waiting[identifier]?.popLast()
  }

  /// Adds a cell to its pool; drops a cell without an identifier.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
