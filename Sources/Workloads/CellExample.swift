public import UIKit

/// A cell of your own with the rows it shows, to be run under every strategy.
///
/// `CellWorkload` scrolls a list of the cells and changes a visible row in every frame.
@preconcurrency @MainActor public protocol CellExample {
  /// The class of the cell.
  associatedtype Cell: UITableViewCell
  /// The model of a row; observable if the cell is to follow its changes.
  associatedtype Row

  /// The name on the command line, such as `message`.
  static var name: String { get }

  /// The purpose of the example, in a sentence.
  static var summary: String { get }

  /// Makes the model of a row.
  static func makeRow(_ index: Int) -> Row

  /// Configures a cell for a row, as `cellForRowAt` does.
  static func show(_ row: Row, in cell: Cell)

  /// Makes a small change to a visible row; called in every frame.
  static func change(_ row: Row, in frame: Int)
}
