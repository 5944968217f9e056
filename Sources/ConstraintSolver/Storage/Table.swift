/// A record whose place is used again once it has been released.
protocol Reusable: BitwiseCopyable {
  /// In a released record, the one released before it.
  var nextFree: Index<Self> { get set }
}

/// Records of one kind, reached by index without bounds checks, and a list of released ones.
///
/// Records move when the table grows; a pointer to one is valid until the next `append`.
struct Table<Element: Reusable>: ~Copyable {
  private var records: Buffer<Element>
  /// The record that was released last.
  private var free = Index<Element>.none

  init(capacity: Int32) {
    records = Buffer(capacity: capacity)
  }

  /// How many records there are, released ones included.
  var count: Int32 { records.count }

  /// The indices of all records, released ones included.
  @inline(__always)
  var indices: Indices<Element> { Indices(records.count) }

  /// The bytes the table holds from the allocator.
  var byteCount: Int { records.byteCount }

  subscript(index: Index<Element>) -> Element {
    @inline(__always)
    unsafeAddress { UnsafePointer(records.base + Int(index.value)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { records.base + Int(index.value) }
  }

  /// The address of a record.
  @inline(__always)
  func pointer(to index: Index<Element>) -> UnsafeMutablePointer<Element> {
    records.base + Int(index.value)
  }

  /// Appends a record and returns its index; amortized O(1).
  @inline(__always)
  mutating func append(_ record: Element) -> Index<Element> {
    records.append(record)
    return Index(records.count &- 1)
  }

  /// Puts a record on the list of released ones.
  @inline(__always)
  mutating func release(_ index: Index<Element>) {
    self[index].nextFree = free
    free = index
  }

  /// Takes the record that was released last off the list.
  @inline(__always)
  mutating func reuse() -> Index<Element>? {
    guard free.exists else { return nil }
    let index = free
    free = self[index].nextFree
    return index
  }

  /// Forgets every record and keeps the capacity.
  mutating func removeAll() {
    records.removeAll()
    free = .none
  }
}
