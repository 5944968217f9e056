/// The index of an element in its table, of a different type for each kind of element.
///
/// It wraps a single number, so it compiles to the same code as a bare integer.
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

  /// An index greater than that of any element.
  @inline(__always)
  static var last: Index { Index(Int32.max) }

  /// Whether this index refers to an element.
  @inline(__always)
  var exists: Bool { value >= 0 }

  /// The index that is a number of elements further on.
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

/// The indices below a count, in ascending order.
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
  /// The element at an index, counted from this address.
  subscript(index: Index<Pointee>) -> Pointee {
    @inline(__always)
    unsafeAddress { UnsafePointer(self + Int(index.value)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { self + Int(index.value) }
  }
}
