import UBResults

/// A column of a sweep in which no content runs: the work of layout.
struct LayoutColumn: Sendable {
  /// What the column is of.
  let name: String
  /// Reads it off a result.
  let cell: @Sendable (BenchmarkResult) -> String

  /// From what the app does to what it comes to.
  static let all = [
    counter("added", "solver.constraintsAdded"),
    counter("removed", "solver.constraintsRemoved"),
    counter("edited", "solver.constantsEdited"),
    counter("pivots", "solver.pivots"),
    counter("substitutions", "solver.substitutions"),
    counter("variables changed", "solver.variablesChanged"),
    counter("layouts", "layout.executed"),
    LayoutColumn(name: "allocations a frame") { result in
      Quantity.decimal(result.allocations.callsPerFrame, places: 2)
    },
  ]

  private static func counter(_ name: String, _ key: String) -> LayoutColumn {
    LayoutColumn(name: name) { result in result.counts[key].map(Quantity.count) ?? "?" }
  }
}
