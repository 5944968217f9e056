import Foundation

/// The rows of all sections in a single order, from the top of the table.
struct SectionIndex {
  /// The position of each section's first row, followed by the number of rows.
  private var starts = [0]

  /// An index of sections with the given numbers of rows.
  init(rowCounts: [Int] = []) {
    for count in rowCounts {
      precondition(count >= 0, "The number of rows of a section can't be negative.")
      starts.append(starts[starts.count - 1] + count)
    }
  }

  /// The number of rows in all sections.
  var rowCount: Int { starts[starts.count - 1] }

  /// The index path of the row at a position.
  ///
  /// - Complexity: O(log *s*) in the sections.
  func path(to position: Int) -> IndexPath {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return IndexPath(row: position - starts[low], section: low)
  }

  /// The position of the row at an index path; `nil` if there is none.
  func position(of path: IndexPath) -> Int? {
    guard path.count == 2, starts.indices.contains(path.section + 1), path.section >= 0 else {
      return nil
    }
    let position = starts[path.section] + path.row
    guard path.row >= 0, position < starts[path.section + 1] else { return nil }
    return position
  }
}
