/// A walk over the cost of moving a parametric symbol, from the highest priority down.
///
/// The cost of a move in a direction is the reduced cost in that direction plus the symbol's own
/// cost.
struct CostCursor {
  private var node: Index<CostNode>
  private var hasOwn: Bool
  private let own: UInt16
  private let sign: Double
  /// The reciprocal of the coefficient's size, because costs are compared per unit of the leaving
  /// symbol.
  private let scale: Double

  /// Creates a cursor over the cost of moving a symbol in a direction.
  @inline(__always)
  init(_ symbol: UnsafeMutablePointer<Symbol>, _ direction: Int8, scale: Double) {
    node = symbol.pointee.cost
    hasOwn = symbol.pointee.freedom.weighs(direction)
    own = symbol.pointee.priority
    sign = direction > 0 ? 1 : -1
    self.scale = scale
  }

  /// Creates a cursor over a single constant cost.
  @inline(__always)
  init(_ weight: Double, _ priority: UInt16) {
    node = .none
    hasOwn = true
    own = priority
    sign = 1
    scale = weight
  }

  /// Whether the cost is zero because it has no parts.
  var isEmpty: Bool { !node.exists && !hasOwn }

  /// The next nonzero part; after the last one, a part of priority 0.
  mutating func next(_ nodes: borrowing Table<CostNode>) -> (priority: UInt16, cost: Double) {
    while true {
      if !node.exists {
        guard hasOwn else { return (0, 0) }
        hasOwn = false
        return (own, scale)
      }
      let current = nodes[node]
      if hasOwn, own > current.priority {
        hasOwn = false
        return (own, scale)
      }
      node = current.next
      var sum = sign * current.coefficient
      if hasOwn, own == current.priority {
        hasOwn = false
        sum += 1
        if abs(sum) <= Tolerance.cost { continue }
      }
      return (current.priority, sum * scale)
    }
  }

  /// Compares two costs lexicographically: -1, 0 or 1.
  @inline(__always)
  static func compare(
    _ first: CostCursor,
    _ second: CostCursor,
    _ nodes: borrowing Table<CostNode>
  ) -> Int {
    if first.isEmpty, second.isEmpty { return 0 }
    // Most costs differ in the highest priority that either has a part of.
    let left = first.glance(nodes)
    let right = second.glance(nodes)
    if left.priority > right.priority, left.cost != 0 { return left.cost > 0 ? 1 : -1 }
    if right.priority > left.priority, right.cost != 0 { return right.cost > 0 ? -1 : 1 }
    return compareParts(first, second, nodes)
  }

  /// The highest priority with a part, and a number with that part's sign; zero if the symbol's own
  /// cost may cancel it.
  @inline(__always)
  private func glance(_ nodes: borrowing Table<CostNode>) -> (priority: UInt16, cost: Double) {
    if !node.exists { return hasOwn ? (own, scale) : (0, 0) }
    let first = nodes.pointer(to: node)
    let priority = first.pointee.priority
    if !hasOwn || priority > own { return (priority, sign * first.pointee.coefficient) }
    return (own, priority == own ? 0 : scale)
  }

  private static func compareParts(
    _ first: CostCursor,
    _ second: CostCursor,
    _ nodes: borrowing Table<CostNode>
  ) -> Int {
    var left = first
    var right = second
    while true {
      let (leftPriority, leftCost) = left.next(nodes)
      let (rightPriority, rightCost) = right.next(nodes)
      if leftPriority == rightPriority {
        if leftPriority == 0 { return 0 }
        let difference = leftCost - rightCost
        let tolerance = Tolerance.cost * max(1, abs(leftCost))
        if difference > tolerance { return 1 }
        if difference < -tolerance { return -1 }
      } else if leftPriority > rightPriority {
        return leftCost > 0 ? 1 : -1
      } else {
        return rightCost > 0 ? -1 : 1
      }
    }
  }
}
