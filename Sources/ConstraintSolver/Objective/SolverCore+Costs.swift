/// The part of a reduced cost at one priority; the nodes of a cost descend by priority.
///
/// A cost is a list because priorities compare lexicographically, and only a few of the thousand
/// priorities occur in any one cost. Its sign is the sign of its first node.
struct CostNode: BitwiseCopyable, Reusable {
  var coefficient: Double
  var next: Index<CostNode>
  var priority: UInt16

  /// The free list uses the links of the cost lists.
  var nextFree: Index<CostNode> {
    @inline(__always) get { next }
    @inline(__always) set { next = newValue }
  }
}

extension SolverCore {
  @inline(__always)
  private mutating func makeNode(
    _ coefficient: Double,
    _ priority: UInt16,
    next: Index<CostNode>
  ) -> Index<CostNode> {
    let node = CostNode(coefficient: coefficient, next: next, priority: priority)
    if let index = nodes.reuse() {
      nodes[index] = node
      return index
    }
    return nodes.append(node)
  }

  /// Releases every node of a list.
  mutating func releaseList(_ head: Index<CostNode>) {
    var node = head
    while node.exists {
      let next = nodes[node].next
      nodes.release(node)
      node = next
    }
  }

  /// Releases a symbol's reduced cost, which becomes zero.
  mutating func releaseCost(_ symbol: SymbolIndex) {
    releaseList(symbols[symbol].cost)
    symbols[symbol].cost = .none
  }

  /// Adds a coefficient at one priority to a list, whose head may change.
  mutating func add(_ coefficient: Double, _ priority: UInt16, to head: inout Index<CostNode>) {
    var previous = Index<CostNode>.none
    var current = head
    while current.exists, nodes[current].priority > priority {
      previous = current
      current = nodes[current].next
    }
    if current.exists, nodes[current].priority == priority {
      let sum = nodes[current].coefficient + coefficient
      if abs(sum) > Tolerance.cost {
        nodes[current].coefficient = sum
        return
      }
      let next = nodes[current].next
      nodes.release(current)
      if previous.exists { nodes[previous].next = next } else { head = next }
      return
    }
    if abs(coefficient) <= Tolerance.cost { return }
    let made = makeNode(coefficient, priority, next: current)
    if previous.exists { nodes[previous].next = made } else { head = made }
  }

  /// Adds a coefficient at one priority to a symbol's reduced cost.
  @inline(__always)
  mutating func addCost(_ symbol: SymbolIndex, _ coefficient: Double, _ priority: UInt16) {
    if isJournaling { saveCost(symbol) }
    var head = symbols[symbol].cost
    add(coefficient, priority, to: &head)
    symbols[symbol].cost = head
    noteCost(symbol)
  }

  /// Adds a list times a factor to a symbol's reduced cost.
  mutating func addCosts(_ symbol: SymbolIndex, _ list: Index<CostNode>, _ factor: Double) {
    if isJournaling { saveCost(symbol) }
    var head = symbols[symbol].cost
    var node = list
    while node.exists {
      add(nodes[node].coefficient * factor, nodes[node].priority, to: &head)
      node = nodes[node].next
    }
    symbols[symbol].cost = head
    noteCost(symbol)
  }

  /// Adds a row times a slope, at one priority, to the reduced costs of the row's symbols.
  mutating func addRowCost(_ row: RowIndex, _ slope: Double, _ priority: UInt16) {
    let cells = rows[row].cells
    for index in 0..<Int(rows[row].count) {
      addCost(cells[index].symbol, slope * cells[index].coefficient, priority)
    }
  }

  /// Queues a parametric symbol if moving it would reduce the objective.
  @inline(__always)
  mutating func noteCost(_ symbol: SymbolIndex) {
    let target = symbols.pointer(to: symbol)
    if target.pointee.freedom.contains(.isCandidate) { return }
    // A fixed symbol has no improving direction.
    if improvingDirection(symbol) != 0 {
      target.pointee.freedom.insert(.isCandidate)
      candidates.append(symbol)
    }
  }

  /// The direction in which moving a parametric symbol reduces the objective, or 0.
  ///
  /// That is opposite to the sign of the reduced cost, if the symbol's own cost in that direction
  /// does not outweigh the gain.
  @inline(__always)
  mutating func improvingDirection(_ symbol: SymbolIndex) -> Int8 {
    let target = symbols.pointer(to: symbol)
    let head = target.pointee.cost
    if !head.exists { return 0 }
    let first = nodes[head]
    let direction: Int8 = first.coefficient < 0 ? 1 : -1
    let freedom = target.pointee.freedom
    if freedom.forbids(direction) { return 0 }
    if !freedom.weighs(direction) || target.pointee.priority < first.priority { return direction }
    if target.pointee.priority > first.priority { return 0 }
    let excess = abs(first.coefficient) - 1
    if excess > Tolerance.cost { return direction }
    if excess < -Tolerance.cost || !first.next.exists { return 0 }
    let second = nodes[first.next].coefficient
    return (second < 0) == (direction > 0) ? direction : 0
  }
}
