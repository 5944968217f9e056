/// A coefficient of a parametric symbol in a row.
struct Cell: BitwiseCopyable {
  var coefficient: Double
  var symbol: SymbolIndex
  /// The cell's entry in the column of its symbol; saves searching the column.
  var entry: Index<ColumnEntry>
}

/// One line of the tableau: `basic = constant + sum of coefficient * symbol`.
struct Row: BitwiseCopyable, Reusable {
  var cells: UnsafeMutablePointer<Cell>
  /// The value of the basic symbol, because parametric symbols are zero.
  var constant: Double
  var count: Int32
  /// The basic symbol; none in a released row.
  var basic: SymbolIndex
  var nextFree: RowIndex
  /// The row holds `1 << sizeClass` cells at most.
  var sizeClass: Int8
  /// The row is in `infeasible`.
  var isQueued: Bool
  /// The journal has saved the row.
  var isSaved: Bool

  /// The places of the row's cells.
  @inline(__always)
  var places: Indices<Cell> { Indices(count) }
}
