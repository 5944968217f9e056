/// The cells that wait for another row, one stack for each registered identifier (R80).
///
/// The cell that left last is handed out first, so a steady scroll keeps using the same few.
struct ReusePools {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  /// Registers a class of cells for an identifier; `nil` removes it.
  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = cellClass
    // Room for a screenful, so that the first cell to leave allocates nothing.
    waiting[identifier, default: []].reserveCapacity(32)
  }

  /// The class registered for an identifier.
  func cellClass(for identifier: String) -> UITableViewCell.Type? {
    classes[identifier]
  }

  /// Takes the cell that came last to a pool.
  mutating func take(for identifier: String) -> UITableViewCell? {
    waiting[identifier]?.popLast()
  }

  /// Puts a cell into its pool; one without an identifier is dropped.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
