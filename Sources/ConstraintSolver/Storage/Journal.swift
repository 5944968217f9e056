/// The original state of everything a fallible operation has changed, for an exact rollback.
struct Journal: ~Copyable {
  struct SavedRow: BitwiseCopyable {
    var index: RowIndex
    var basic: SymbolIndex
    var constant: Double
    var firstCell: Int32
    var count: Int32
    var sizeClass: Int8
    var side: Int8
  }

  struct SavedCell: BitwiseCopyable {
    var coefficient: Double
    var symbol: SymbolIndex
  }

  struct SavedCost: BitwiseCopyable {
    var symbol: SymbolIndex
    var firstNode: Int32
    var count: Int32
  }

  var rows = Buffer<SavedRow>()
  var cells = Buffer<SavedCell>()
  var costs = Buffer<SavedCost>()
  var nodes = Buffer<CostNode>()
  var rowsMade = Buffer<RowIndex>()
  var symbolsMade = Buffer<SymbolIndex>()
  /// The definition that was promoted into the tableau.
  var promoted = ConstraintIndex.none
  var pivotsSinceCheck: Int32 = 0

  var byteCount: Int {
    rows.byteCount + cells.byteCount + costs.byteCount + nodes.byteCount + rowsMade.byteCount
      + symbolsMade.byteCount
  }
}
