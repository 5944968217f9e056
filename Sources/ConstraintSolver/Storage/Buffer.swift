/// A growable array of trivial values, accessed without bounds checks.
///
/// Elements move when the buffer grows; a pointer into it is valid until the next `append`.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32 = 0
  private(set) var capacity: Int32

  /// Creates a buffer that allocates nothing before its first element.
  init() {
    capacity = 0
    base = Self.nowhere
  }

  init(capacity: Int32) {
    self.capacity = capacity
    base = .allocate(capacity: Int(capacity))
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  /// An address that is never read or written.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      .assumingMemoryBound(to: Element.self)
  }

  var isEmpty: Bool { count == 0 }

  /// The bytes that the buffer has allocated.
  var byteCount: Int { Int(capacity) * MemoryLayout<Element>.stride }

  subscript(index: Int32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count, "An index is below the count.")
      return UnsafePointer(base + Int(index))
    }
    @inline(__always)
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "An index is below the count.")
      return base + Int(index)
    }
  }

  /// Appends an element; amortized O(1).
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity + max(4, capacity / 2)) }
    (base + Int(count)).initialize(to: element)
    count &+= 1
  }

  /// Removes and returns the last element.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "A buffer is not empty when its last element is removed.")
    count &-= 1
    return base[Int(count)]
  }

  /// Removes every element but keeps the capacity.
  mutating func removeAll() {
    count = 0
  }

  /// Makes room for at least a number of elements, and for as many again when it has to grow.
  mutating func reserve(_ needed: Int32) {
    if needed > capacity { grow(to: 2 * needed) }
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int32) {
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
    newBase.moveInitialize(from: base, count: Int(count))
    if capacity > 0 { base.deallocate() }
    base = newBase
    capacity = newCapacity
  }
}
