package import UBResults

/// One workload's numbers, strategies side by side.
package struct StrategyTable: Sendable {
  /// The workload's id, its label and the number of frames; without results, the label alone.
  package let title: String
  /// A row for each metric that is not zero under every strategy.
  package let grid: TextGrid

  /// The table of the results and failures of one label.
  private init(label: String, of document: ResultDocument) {
    let results = document.results.filter { $0.label == label }
    let failures = document.failures.filter { $0.label == label }
    let columns = document.strategies.compactMap { strategy -> Column? in
      if let result = results.first(where: { $0.strategy == strategy }) { return .result(result) }
      return failures.first { $0.strategy == strategy }.map(Column.failure)
    }
    title =
      results.first.map { "\($0.id) \(label), \(Quantity.count($0.frames)) frames" } ?? label
    grid = TextGrid(
      header: [""] + columns.map(\.strategy),
      rows: Self.rows.compactMap { row in
        let cells = columns.map { $0.cell(in: row) }
        guard cells.contains(where: { !$0.isZero }) else { return nil }
        return [row.name] + cells.map(\.text)
      }
    )
  }

  /// The tables of a document, in the order its entries first appear.
  ///
  /// Labels that a sweep covers have none of their own.
  package static func all(of document: ResultDocument) -> [StrategyTable] {
    let swept = SweepTable.all(of: document).flatMap(\.labels)
    var labels: [String] = []
    for label in document.results.map(\.label) + document.failures.map(\.label)
    where !labels.contains(label) && !swept.contains(label) {
      labels.append(label)
    }
    return labels.map { label in
      StrategyTable(label: label, of: document)
    }
  }

  /// A strategy's place in the table.
  private enum Column {
    case result(BenchmarkResult)
    case failure(Failure)

    var strategy: String {
      switch self {
      case .result(let result): result.strategy
      case .failure(let failure): failure.strategy ?? ""
      }
    }

    /// A failure is named once, in the first row.
    func cell(in row: Row) -> Cell {
      switch self {
      case .result(let result): row.cell(result)
      case .failure(let failure):
        Cell(text: row.isFirst ? failure.kind.rawValue : "", isZero: !row.isFirst)
      }
    }
  }

  /// A row of the table: its name and its cell for a result.
  private struct Row: Sendable {
    let name: String
    let isFirst: Bool
    let cell: @Sendable (BenchmarkResult) -> Cell

    init(
      _ name: String,
      isFirst: Bool = false,
      _ cell: @escaping @Sendable (BenchmarkResult) -> Cell
    ) {
      self.name = name
      self.isFirst = isFirst
      self.cell = cell
    }
  }

  /// The text of a cell and whether its value is zero.
  private struct Cell: Sendable {
    let text: String
    let isZero: Bool

    /// Counters of a result, divided by slashes.
    static func counters(_ keys: [String], of result: BenchmarkResult) -> Cell {
      let counts = keys.map { result.counts[$0] }
      return Cell(
        text: counts.map { $0.map(Quantity.count) ?? "?" }.joined(separator: " / "),
        isZero: counts.allSatisfy { $0 == 0 }
      )
    }

    /// A value that may be absent.
    static func optional(_ text: String?) -> Cell {
      Cell(text: text ?? "-", isZero: text == nil)
    }
  }

  private static let rows: [Row] = [
    Row("bindings evaluated", isFirst: true) { result in
      let cell = Cell.counters(["bindings.evaluated"], of: result)
      return Cell(text: cell.text, isZero: false)
    },
    Row("amplification over the oracle") { result in
      .optional(result.amplification?.ratio.map { "\(Quantity.decimal($0, places: 2))x" })
    },
    counterRow("bindings effective / redundant", ["bindings.effective", "bindings.redundant"]),
    counterRow("traits updated", ["traits.updated"]),
    counterRow(
      "properties requested / coalesced",
      ["properties.requested", "properties.coalesced"]
    ),
    counterRow(
      "properties executed / redundant",
      ["properties.executed", "properties.redundant"]
    ),
    counterRow(
      "constraints requested / coalesced / updated",
      ["constraints.requested", "constraints.coalesced", "constraints.updated"]
    ),
    counterRow("layout requested / coalesced", ["layout.requested", "layout.coalesced"]),
    counterRow(
      "layout executed / of lists / of cells",
      ["layout.executed", "layout.list.executed", "layout.cell.executed"]
    ),
    counterRow(
      "display requested / coalesced / executed",
      ["display.requested", "display.coalesced", "display.executed"]
    ),
    counterRow(
      "writes / gated / unobserved",
      ["writes.total", "writes.gated", "writes.unobserved"]
    ),
    counterRow("writes suppressed", ["writes.suppressed"]),
    counterRow(
      "notifications delivered / stale / nested",
      ["notifications.delivered", "notifications.stale", "notifications.nested"]
    ),
    counterRow("registrations live / peak", ["registrations.live", "registrations.peak"]),
    counterRow("rows entered / left", ["list.enters", "list.exits"]),
    counterRow("cells created / reused / peak", ["cells.created", "cells.reused", "cells.peak"]),
    counterRow(
      "constraints added / removed",
      ["solver.constraintsAdded", "solver.constraintsRemoved"]
    ),
    counterRow("constants edited", ["solver.constantsEdited"]),
    counterRow("pivots / substitutions", ["solver.pivots", "solver.substitutions"]),
    counterRow("solver variables changed", ["solver.variablesChanged"]),
    counterRow("turns executed / deferred", ["turns.executed", "turns.deferred"]),
    Row("allocations per frame") { result in
      Cell(
        text: Quantity.decimal(result.allocations.callsPerFrame, places: 2),
        isZero: result.allocations.calls == 0
      )
    },
    Row("bytes allocated per frame") { result in
      Cell(
        text: Quantity.decimal(result.allocations.bytesPerFrame, places: 1),
        isZero: result.allocations.bytes == 0
      )
    },
    Row("frames without allocation") { result in
      Cell(
        text: Quantity.count(result.allocations.framesWithout),
        isZero: result.allocations.framesWithout == 0
      )
    },
    Row("live bytes gained") { result in
      Cell(
        text: Quantity.count(result.allocations.liveDelta),
        isZero: result.allocations.liveDelta == 0
      )
    },
    Row("solver time per frame") { result in
      Cell(
        text: result.time.map { Quantity.time(nanoseconds: $0.solverPerFrame) } ?? "-",
        isZero: result.time.map { $0.solverPerFrame == 0 } ?? true
      )
    },
    Row("frame time p50") { result in
      .optional(result.time.map { Quantity.time(nanoseconds: Double($0.frame.p50)) })
    },
    Row("frame time p99") { result in
      .optional(result.time.map { Quantity.time(nanoseconds: Double($0.frame.p99)) })
    },
    Row("frame processor time p50") { result in
      .optional(result.time.map { Quantity.time(nanoseconds: Double($0.cpu.p50)) })
    },
    Row("frame processor time p99") { result in
      .optional(result.time.map { Quantity.time(nanoseconds: Double($0.cpu.p99)) })
    },
    Row("frames timed") { result in
      .optional(result.time.map { Quantity.count($0.frameCount) })
    },
  ]

  private static func counterRow(_ name: String, _ keys: [String]) -> Row {
    Row(name) { .counters(keys, of: $0) }
  }
}
