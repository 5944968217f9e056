/// A coefficient of a parametric symbol in a row.
struct Cell: BitwiseCopyable {
  var coefficient: Double
  var symbol: Int32
  /// The cell's place in the column of its symbol, so that neither is ever searched.
  var entry: Int32
}

/// One line of the tableau: `basic = constant + sum of coefficient * symbol`.
struct Row: BitwiseCopyable {
  var cells: UnsafeMutablePointer<Cell>
  /// The value of the basic symbol, because parametric symbols are zero.
  var constant: Double
  var count: Int32
  /// The basic symbol, or -1 in a free row.
  var basic: Int32
  /// The next free row, in a free row.
  var nextFree: Int32
  /// The row holds `1 << sizeClass` cells at most.
  var sizeClass: Int8
  /// The row waits in `infeasible`.
  var isQueued: Bool
  /// The journal holds the row.
  var isSaved: Bool
}
