/// Memory blocks in power-of-two sizes, carved from slabs that never move.
///
/// A released block goes to the free list of its size, so a steady state allocates nothing and uses
/// no more than the high-water mark.
struct BlockPool: ~Copyable {
  private static let firstSlabSize = 1536

  /// The first free block of each size class; class n has blocks of `16 << n` bytes.
  private var freeLists = InlineArray<26, UnsafeMutableRawPointer?>(repeating: nil)
  private var slabs: Buffer<Slab>
  private var next: UnsafeMutableRawPointer?
  private var remaining = 0
  /// The slab in use; later slabs are empty and kept for reuse.
  private var slabIndex: Int32 = -1

  private struct Slab {
    var base: UnsafeMutableRawPointer
    var size: Int
  }

  init() {
    slabs = Buffer(capacity: 2)
  }

  deinit {
    for index in 0..<slabs.count {
      slabs[index].base.deallocate()
    }
  }

  /// The bytes that the pool has allocated.
  var byteCount: Int {
    var total = slabs.byteCount
    for index in 0..<slabs.count { total += slabs[index].size }
    return total
  }

  /// Allocates a block of `16 << sizeClass` bytes, aligned to 16.
  @inline(__always)
  mutating func allocate(sizeClass: Int) -> UnsafeMutableRawPointer {
    if let block = freeLists[sizeClass] {
      freeLists[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    return carve(16 &<< sizeClass)
  }

  /// Releases a block, which must have been allocated with the same size class.
  @inline(__always)
  mutating func release(_ block: UnsafeMutableRawPointer, sizeClass: Int) {
    block.storeBytes(of: freeLists[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeLists[sizeClass] = block
  }

  /// Releases every block but keeps the slabs.
  mutating func removeAll() {
    freeLists = InlineArray(repeating: nil)
    slabIndex = -1
    next = nil
    remaining = 0
  }

  private mutating func carve(_ size: Int) -> UnsafeMutableRawPointer {
    while remaining < size { openSlab(atLeast: size) }
    guard let block = next else { preconditionFailure("An open slab has a next block.") }
    next = block + size
    remaining -= size
    return block
  }

  @inline(never)
  private mutating func openSlab(atLeast size: Int) {
    slabIndex += 1
    if slabIndex == slabs.count {
      let slabSize = max(Self.firstSlabSize, size, (byteCount / 2) & ~15)
      let base = UnsafeMutableRawPointer.allocate(byteCount: slabSize, alignment: 16)
      slabs.append(Slab(base: base, size: slabSize))
    }
    next = slabs[slabIndex].base
    remaining = slabs[slabIndex].size
  }
}
