/// What an operation that may fail has changed, so that it can be undone bit for bit.
struct Journal: ~Copyable {
  struct SavedRow: BitwiseCopyable {
    var index: Int32
    var basic: Int32
    var constant: Double
    var firstCell: Int32
    var count: Int32
    var sizeClass: Int8
    var side: Int8
  }

  struct SavedCell: BitwiseCopyable {
    var coefficient: Double
    var symbol: Int32
  }

  struct SavedCost: BitwiseCopyable {
    var symbol: Int32
    var firstNode: Int32
    var count: Int32
  }

  var rows = Buffer<SavedRow>()
  var cells = Buffer<SavedCell>()
  var costs = Buffer<SavedCost>()
  var nodes = Buffer<CostNode>()
  var rowsMade = Buffer<Int32>()
  var symbolsMade = Buffer<Int32>()
  /// The definition that moved into the tableau, or -1.
  var promoted: Int32 = -1
  var pivotsSinceCheck: Int32 = 0

  var byteCount: Int {
    rows.byteCount + cells.byteCount + costs.byteCount + nodes.byteCount + rowsMade.byteCount
      + symbolsMade.byteCount
  }
}
