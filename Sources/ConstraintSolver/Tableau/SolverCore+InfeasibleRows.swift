// Rows queued for the dual simplex form a binary heap by row index, so the order of repairs depends
// on nothing but the rows.
extension SolverCore {
  /// Queues a row for repair.
  mutating func enqueue(_ row: RowIndex) {
    guard !rows[row].isQueued else { return }
    rows[row].isQueued = true
    infeasible.append(row)
    var child = infeasible.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if infeasible[parent] <= row { break }
      infeasible[child] = infeasible[parent]
      child = parent
    }
    infeasible[child] = row
  }

  /// Removes the queued row with the smallest index.
  mutating func dequeue() -> RowIndex? {
    guard !infeasible.isEmpty else { return nil }
    let top = infeasible[0]
    let last = infeasible.removeLast()
    let count = infeasible.count
    if count > 0 {
      var parent: Int32 = 0
      while true {
        var child = 2 * parent + 1
        if child >= count { break }
        if child + 1 < count, infeasible[child + 1] < infeasible[child] { child += 1 }
        if last <= infeasible[child] { break }
        infeasible[parent] = infeasible[child]
        parent = child
      }
      infeasible[parent] = last
    }
    rows[top].isQueued = false
    return top
  }

  /// Removes the queued row that is furthest from feasibility, or the first one with that distance.
  ///
  /// Only the first rows of a long queue are compared.
  mutating func dequeueWorst() -> RowIndex? {
    let count = min(infeasible.count, 256)
    guard count > 1 else { return dequeue() }
    var best: Int32 = 0
    var bestSize = -1.0
    for place in 0..<count {
      let row = infeasible[place]
      let size = isInfeasible(row) ? abs(rows[row].constant) : 0
      if size > bestSize || (size == bestSize && row < infeasible[best]) {
        best = place
        bestSize = size
      }
    }
    let row = infeasible[best]
    // The path to the root moves down by one place, and the root's place is freed.
    while best > 0 {
      infeasible[best] = infeasible[(best - 1) / 2]
      best = (best - 1) / 2
    }
    infeasible[0] = row
    return dequeue()
  }

  /// Empties the queue.
  mutating func clearInfeasible() {
    for index in 0..<infeasible.count { rows[infeasible[index]].isQueued = false }
    infeasible.removeAll()
  }
}
