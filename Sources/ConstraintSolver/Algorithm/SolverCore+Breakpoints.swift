/// The distance at which a row's basic symbol reaches zero as the entering symbol moves.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var entry: ColumnEntry
}

// Breakpoints form a binary heap ordered by distance, then by basic symbol.
extension SolverCore {
  mutating func pushBreakpoint(_ new: Breakpoint) {
    breakpoints.append(new)
    var child = breakpoints.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !precedes(new, breakpoints[parent]) { break }
      breakpoints[child] = breakpoints[parent]
      child = parent
    }
    breakpoints[child] = new
  }

  /// Removes the nearest breakpoint.
  mutating func popBreakpoint() -> Breakpoint? {
    guard !breakpoints.isEmpty else { return nil }
    let top = breakpoints[0]
    let last = breakpoints.removeLast()
    let count = breakpoints.count
    if count == 0 { return top }
    var parent: Int32 = 0
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      if child + 1 < count, precedes(breakpoints[child + 1], breakpoints[child]) { child += 1 }
      if !precedes(breakpoints[child], last) { break }
      breakpoints[parent] = breakpoints[child]
      parent = child
    }
    breakpoints[parent] = last
    return top
  }

  @inline(__always)
  private func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    if first.distance != second.distance { return first.distance < second.distance }
    return rows[first.entry.row].basic < rows[second.entry.row].basic
  }
}
