/// The cell that holds a symbol in the row being processed.
struct Slot: BitwiseCopyable {
  static let empty = Slot(packed: 0)

  /// The cell's place plus one, negated after the cell is merged.
  private let packed: Int32

  private init(packed: Int32) {
    self.packed = packed
  }

  @inline(__always)
  init(_ cell: Index<Cell>) {
    packed = cell.value &+ 1
  }

  @inline(__always)
  var isEmpty: Bool { packed == 0 }

  /// Whether there is a cell that is still to be merged into another row.
  @inline(__always)
  var isUnmerged: Bool { packed > 0 }

  @inline(__always)
  var isMerged: Bool { packed < 0 }

  /// The place of an unmerged cell.
  @inline(__always)
  var cell: Index<Cell> { Index(packed &- 1) }

  /// The slot with the cell's state switched between merged and unmerged.
  @inline(__always)
  var toggled: Slot { Slot(packed: 0 &- packed) }
}

/// The slot of each symbol in the row being processed; all are empty between uses.
struct Slots: ~Copyable {
  private var slots: Buffer<Slot>

  init(capacity: Int32) {
    slots = Buffer(capacity: capacity)
  }

  var byteCount: Int { slots.byteCount }

  subscript(symbol: SymbolIndex) -> Slot {
    @inline(__always)
    unsafeAddress { UnsafePointer(slots.base + Int(symbol.value)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { slots.base + Int(symbol.value) }
  }

  /// Adds a slot for the next symbol.
  @inline(__always)
  mutating func append() {
    slots.append(.empty)
  }

  mutating func removeAll() {
    slots.removeAll()
  }
}
