/// The place of an element among its kind: one table's index can't be used on another.
///
/// It is the number it wraps, so a typed index costs no instruction more than a bare one.
struct Index<Element>: BitwiseCopyable, Hashable, Comparable {
  let value: Int32

  @inline(__always)
  init(_ value: Int32) {
    self.value = value
  }

  @inline(__always)
  init(_ value: Int) {
    self.value = Int32(truncatingIfNeeded: value)
  }

  /// The index of no element.
  @inline(__always)
  static var none: Index { Index(-1) }

  /// An index after that of any element.
  @inline(__always)
  static var last: Index { Index(Int32.max) }

  /// Whether this is the index of an element.
  @inline(__always)
  var exists: Bool { value >= 0 }

  /// The index a number of elements further on.
  @inline(__always)
  static func + (index: Index, distance: Int32) -> Index {
    Index(index.value + distance)
  }

  @inline(__always)
  static func &+ (index: Index, distance: Int32) -> Index {
    Index(index.value &+ distance)
  }

  @inline(__always)
  static func == (first: Index, second: Index) -> Bool {
    first.value == second.value
  }

  @inline(__always)
  static func < (first: Index, second: Index) -> Bool {
    first.value < second.value
  }
}

extension Index<VariableRecord> {
  @inline(__always)
  init(_ variable: Variable) {
    value = variable.id
  }
}

extension Index<ConstraintRecord> {
  @inline(__always)
  init(_ constraint: Constraint) {
    value = constraint.index
  }
}

typealias SymbolIndex = Index<Symbol>
typealias RowIndex = Index<Row>
typealias VariableIndex = Index<VariableRecord>
typealias ConstraintIndex = Index<ConstraintRecord>
typealias TermIndex = Index<TermNode>

/// Ascending indices.
struct Indices<Element>: Sequence, IteratorProtocol {
  private var position: Int32 = 0
  private let end: Int32

  @inline(__always)
  init(_ count: Int32) {
    end = count
  }

  @inline(__always)
  mutating func next() -> Index<Element>? {
    guard position < end else { return nil }
    defer { position &+= 1 }
    return Index(position)
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// The element at an index, in memory that begins with the first one.
  subscript(index: Index<Pointee>) -> Pointee {
    @inline(__always)
    unsafeAddress { UnsafePointer(self + Int(index.value)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { self + Int(index.value) }
  }
}
