import UBInstrumentation

/// Rows for a frame to update: objects scattered in memory, each read and written.
struct CalibrationRows {
  private final class Row {
    var width: UInt64
    var digest: UInt64 = 0

    init(width: UInt64) {
      self.width = width
    }
  }

  private let rows: [Row]

  /// Makes the rows in an order that no cache predicts.
  init(count: Int) {
    let made = (0..<count).map { Row(width: UInt64($0)) }
    // A step that has no factor in common with the count reaches each row once.
    let step = (max(count * 5 / 8, 1)...).first { Self.haveNoCommonFactor($0, count) } ?? 1
    rows = made.indices.map { made[$0 * step % max(count, 1)] }
  }

  /// Updates a number of rows, some of them more than once if there are fewer.
  func update(count: Int, frame: Int) {
    guard !rows.isEmpty else { return }
    for index in 0..<count {
      let row = rows[index % rows.count]
      var digest = Digest()
      digest.combine(row.width)
      digest.combine(UInt64(frame))
      row.digest ^= digest.value
      row.width &+= 1
    }
  }

  private static func haveNoCommonFactor(_ first: Int, _ second: Int) -> Bool {
    var (a, b) = (first, second)
    while b != 0 {
      (a, b) = (b, a % b)
    }
    return a <= 1
  }
}
