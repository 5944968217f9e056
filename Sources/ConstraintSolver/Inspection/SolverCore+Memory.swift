/// The number of elements in a solver at one time.
package struct SolverUsage: Hashable, Sendable {
  /// Variables that were added and not removed.
  package var variables = 0
  /// Constraints that were added and not removed.
  package var constraints = 0
  /// Terms of those constraints.
  package var terms = 0
  /// Rows of the tableau.
  package var rows = 0
  /// Coefficients in those rows.
  package var cells = 0

  /// Creates the usage of an empty solver.
  package init() {}
}

extension SolverCore {
  /// The bytes that the solver has allocated, including its own struct.
  var allocatedByteCount: Int {
    MemoryLayout<SolverCore>.size + pool.byteCount + symbols.byteCount + rows.byteCount
      + slots.byteCount + nodes.byteCount + candidates.byteCount + breakpoints.byteCount
      + infeasible.byteCount
      + variables.byteCount + constraints.byteCount + terms.byteCount + changes.byteCount
      + changedSources.byteCount + expansion.byteCount + journal.byteCount + batch.byteCount
      + pending.byteCount + newLocks.byteCount
  }

  /// The elements in use: equal before and after operations that cancel out.
  var usage: SolverUsage {
    var usage = SolverUsage()
    usage.terms = terms.termsInUse
    for index in variables.indices where variables[index].flags.contains(.isLive) {
      usage.variables += 1
    }
    for index in constraints.indices where constraints[index].form != .free {
      usage.constraints += 1
    }
    for row in rows.indices where rows[row].basic.exists {
      usage.rows += 1
      usage.cells += Int(rows[row].count)
    }
    return usage
  }
}
