/// A stored term: part of a constraint and of its variable's list of mentions.
struct TermNode: BitwiseCopyable {
  var coefficient: Double
  var variable: VariableIndex
  var constraint: ConstraintIndex
  /// The next and the previous term that mention the same variable; in the first term of a
  /// released block, `next` is the next such block.
  var next: TermIndex
  var previous: TermIndex
}

/// The terms of all constraints; the terms of one constraint are adjacent.
struct TermPool: ~Copyable {
  /// Blocks of up to this many terms are reused by exact size, longer ones by power of two.
  private static let exactMax: Int32 = 8

  private var nodes = Buffer<TermNode>(capacity: 56)
  /// The first released block of each size.
  private var freeLists = InlineArray<32, TermIndex>(repeating: .none)
  private(set) var termsInUse = 0

  var byteCount: Int { nodes.byteCount }

  subscript(index: TermIndex) -> TermNode {
    @inline(__always)
    unsafeAddress { UnsafePointer(nodes.base + Int(index.value)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { nodes.base + Int(index.value) }
  }

  /// The address of a term.
  @inline(__always)
  func pointer(to index: TermIndex) -> UnsafeMutablePointer<TermNode> {
    nodes.base + Int(index.value)
  }

  private static func list(for count: Int32) -> (index: Int, size: Int32) {
    if count <= exactMax { return (Int(count), count) }
    let bits = 32 - (count - 1).leadingZeroBitCount
    return (bits + Int(exactMax) - 3, 1 << Int32(bits))
  }

  /// Allocates a block of uninitialized terms and returns its first term.
  mutating func allocate(_ count: Int32) -> TermIndex {
    guard count > 0 else { return .none }
    termsInUse &+= Int(count)
    let (index, size) = Self.list(for: count)
    let head = freeLists[index]
    if head.exists {
      freeLists[index] = self[head].next
      return head
    }
    let start = nodes.count
    let blank = TermNode(
      coefficient: 0,
      variable: .none,
      constraint: .none,
      next: .none,
      previous: .none
    )
    for _ in 0..<size { nodes.append(blank) }
    return Index(start)
  }

  mutating func release(_ start: TermIndex, _ count: Int32) {
    guard count > 0 else { return }
    termsInUse &-= Int(count)
    let (index, _) = Self.list(for: count)
    self[start].next = freeLists[index]
    freeLists[index] = start
  }

  mutating func removeAll() {
    nodes.removeAll()
    freeLists = InlineArray(repeating: .none)
    termsInUse = 0
  }
}
