/// One priority's share of a reduced cost; the nodes of a cost descend by priority.
///
/// A cost is a list because priorities compare lexicographically and few of the thousand occur
/// in any one cost. Its sign is the sign of its first node.
struct CostNode: BitwiseCopyable {
  var coefficient: Double
  var next: Int32
  var priority: UInt16
}
