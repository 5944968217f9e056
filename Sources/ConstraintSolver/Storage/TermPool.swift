/// One term as stored: it belongs to a constraint and is linked with the variable's mentions.
struct TermNode: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  /// The next and previous term that mention the same variable, or -1.
  var next: Int32
  var previous: Int32
}

/// The terms of all constraints; those of one constraint are neighbours.
struct TermPool: ~Copyable {
  /// Blocks of up to this many terms are reused by exact size, longer ones by power of two.
  private static let exactMax: Int32 = 8
  private static let listCount = 32

  private var nodes = Buffer<TermNode>(capacity: 56)
  private var freeLists = InlineArray<32, Int32>(repeating: -1)
  private(set) var termsInUse = 0

  var byteCount: Int { nodes.byteCount }
  var base: UnsafeMutablePointer<TermNode> { nodes.base }

  subscript(index: Int32) -> TermNode {
    @inline(__always)
    unsafeAddress { UnsafePointer(nodes.base + Int(index)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { nodes.base + Int(index) }
  }

  private static func list(for count: Int32) -> (index: Int, size: Int32) {
    if count <= exactMax { return (Int(count), count) }
    let bits = 32 - (count - 1).leadingZeroBitCount
    return (bits + Int(exactMax) - 3, 1 << Int32(bits))
  }

  /// The index of a block of uninitialized terms.
  mutating func allocate(_ count: Int32) -> Int32 {
    guard count > 0 else { return -1 }
    termsInUse &+= Int(count)
    let (index, size) = Self.list(for: count)
    let head = freeLists[index]
    if head >= 0 {
      freeLists[index] = nodes[head].next
      return head
    }
    let start = nodes.count
    for _ in 0..<size {
      nodes.append(TermNode(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1))
    }
    return start
  }

  mutating func release(_ start: Int32, _ count: Int32) {
    guard count > 0 else { return }
    termsInUse &-= Int(count)
    let (index, _) = Self.list(for: count)
    nodes[start].next = freeLists[index]
    freeLists[index] = start
  }

  mutating func removeAll() {
    nodes.removeAll()
    freeLists = InlineArray(repeating: -1)
    termsInUse = 0
  }
}
