package import UBResults

/// A table under its title.
package struct TitledTable: Sendable {
  /// The line above the table.
  package let title: String
  /// The rows and columns.
  package let grid: TextGrid

  /// The tables of a run of either kind: workloads, sweeps, then benchmarks of plain Swift.
  package static func all(of view: ResultView, style: TableStyle) -> [TitledTable] {
    let workloads = view.frames.map(StrategyTable.all) ?? []
    let sweeps = view.frames.map(SweepTable.all) ?? []
    return workloads.map { TitledTable(title: $0.title, grid: $0.grid) }
      + sweeps.map { TitledTable(title: $0.title, grid: $0.grid) }
      + BenchmarkTable.all(of: view, style: style).map {
        TitledTable(title: $0.title, grid: $0.grid)
      }
  }
}
