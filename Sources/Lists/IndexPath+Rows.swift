public import Foundation

extension IndexPath {
  /// An index path to a row of a section.
  nonisolated public init(row: Int, section: Int) {
    // In two steps, because an array of indexes would be allocated.
    self = IndexPath(index: section).appending(row)
  }

  /// The index of the row in its section.
  nonisolated public var row: Int { self[1] }

  /// The index of the section.
  nonisolated public var section: Int { self[0] }
}
