public import Foundation

/// A source of a table's rows and cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, dequeued and configured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

extension IndexPath {
  /// The path to a row of a section.
  nonisolated public init(row: Int, section: Int) {
    // Two steps, because a list of indexes would be allocated.
    self = IndexPath(index: section).appending(row)
  }

  /// The row within its section.
  nonisolated public var row: Int { self[1] }

  /// The section.
  nonisolated public var section: Int { self[0] }
}
