public import Foundation

/// A source of a table's rows and cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a dequeued and configured cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// Returns one section.
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
