/// One priority's share of a reduced cost; the nodes of a cost descend by priority.
///
/// A cost is a list because priorities compare lexicographically and few of the thousand occur
/// in any one cost. Its sign is the sign of its first node.
struct CostNode: BitwiseCopyable, Reusable {
  var coefficient: Double
  var next: Index<CostNode>
  var priority: UInt16

  /// Released nodes are linked as those of a cost are.
  var nextFree: Index<CostNode> {
    @inline(__always) get { next }
    @inline(__always) set { next = newValue }
  }
}
