/// A record whose index is reused after its release.
protocol Reusable: BitwiseCopyable {
  /// The record released before this one; valid in a released record only.
  var nextFree: Index<Self> { get set }
}

/// Records of one kind, accessed by index without bounds checks, with a list of released ones.
///
/// Records move when the table grows; a pointer to one is valid until the next `append`.
struct Table<Element: Reusable>: ~Copyable {
  private var records: Buffer<Element>
  /// The most recently released record.
  private var free = Index<Element>.none

  init(capacity: Int32) {
    records = Buffer(capacity: capacity)
  }

  /// The number of records, including released ones.
  var count: Int32 { records.count }

  /// The indices of all records, including released ones.
  @inline(__always)
  var indices: Indices<Element> { Indices(records.count) }

  /// The bytes that the table has allocated.
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

  /// Adds a record to the list of released ones.
  @inline(__always)
  mutating func release(_ index: Index<Element>) {
    self[index].nextFree = free
    free = index
  }

  /// Takes the most recently released record off the list.
  @inline(__always)
  mutating func reuse() -> Index<Element>? {
    guard free.exists else { return nil }
    let index = free
    free = self[index].nextFree
    return index
  }

  /// Removes every record but keeps the capacity.
  mutating func removeAll() {
    records.removeAll()
    free = .none
  }
}
