public import Foundation

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
