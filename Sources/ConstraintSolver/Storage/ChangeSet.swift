/// A set of variables that yields its members in ascending order.
///
/// It has two levels of bits: a summary bit says that a word of 64 members is not empty. So
/// removing the next member costs O(1) plus one summary word for every 4096 absent variables.
struct ChangeSet: ~Copyable {
  private var words = Buffer<UInt64>()
  private var summary = Buffer<UInt64>()
  /// All summary words before this one are zero.
  private var first: Int32 = 0

  var byteCount: Int { words.byteCount + summary.byteCount }

  /// Makes room for the first `count` variables.
  mutating func reserve(_ count: Int32) {
    while words.count &<< 6 < count { words.append(0) }
    while summary.count &<< 6 < words.count { summary.append(0) }
  }

  @inline(__always)
  mutating func insert(_ variable: VariableIndex) {
    let member = variable.value
    let word = member &>> 6
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: member & 63)
    let bits = words[word]
    if bits & bit != 0 { return }
    words[word] = bits | bit
    let block = word &>> 6
    summary[block] |= 1 &<< UInt64(truncatingIfNeeded: word & 63)
    if block < first { first = block }
  }

  mutating func remove(_ variable: VariableIndex) {
    let member = variable.value
    words[member &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: member & 63))
  }

  /// Removes and returns the smallest member.
  mutating func popFirst() -> VariableIndex? {
    while first < summary.count {
      let block = summary[first]
      if block == 0 {
        first += 1
        continue
      }
      let word = first &<< 6 &+ Int32(truncatingIfNeeded: block.trailingZeroBitCount)
      let bits = words[word]
      if bits == 0 {
        summary[first] = block & (block &- 1)
        continue
      }
      words[word] = bits & (bits &- 1)
      return Index(word &<< 6 &+ Int32(truncatingIfNeeded: bits.trailingZeroBitCount))
    }
    return nil
  }

  mutating func removeAll() {
    words.removeAll()
    summary.removeAll()
    first = 0
  }
}
