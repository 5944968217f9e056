import UBResults

/// A line for each benchmark with the few numbers that tell most.
enum SummaryTable {
  /// The summary of a run; `nil` if it has nothing to show.
  ///
  /// Columns that no entry has a value for are left out.
  static func grid(of view: ResultView, style: TableStyle) -> TextGrid? {
    let entries = view.entries.filter { !$0.measurements.isEmpty }
    let all = columns(in: style, keys: standardKeys + ownKeys(of: entries, style: style))
    let columns = all.compactMap { column -> (name: String, cells: [String])? in
      let cells = entries.map(column.cell)
      guard cells.contains(where: { $0 != nil }) else { return nil }
      return (column.name, cells.map { $0 ?? "-" })
    }
    guard !columns.isEmpty else { return nil }
    return TextGrid(
      header: ["benchmark"] + columns.map(\.name),
      rows: entries.indices.map { index in
        [name(of: entries[index], style: style)] + columns.map { $0.cells[index] }
      }
    )
  }

  private static func name(of entry: ResultView.Entry, style: TableStyle) -> String {
    guard entry.frames != nil else { return BenchmarkTable.title(of: entry, style: style) }
    return "\(entry.id) \(entry.identity)"
  }

  /// A number of an entry; entries of the other kind have none.
  private struct Column {
    let name: String
    let cell: (ResultView.Entry) -> String?
  }

  /// The metrics of plain Swift that have a column in every summary.
  private static let standardKeys = ["mallocCountTotal", "wallClock", "instructions"]

  /// The first metric of each benchmark of plain Swift that has none of the standard ones.
  private static func ownKeys(of entries: [ResultView.Entry], style: TableStyle) -> [String] {
    var keys: [String] = []
    for entry in entries where entry.frames == nil {
      guard !standardKeys.contains(where: { entry[$0] != nil }) else { continue }
      let order = style.units[entry.identity.label]?.order ?? []
      let first = BenchmarkTable.ordered(entry.measurements, order).first
      guard let key = first?.metric.key, !keys.contains(key) else { continue }
      keys.append(key)
    }
    return keys
  }

  private static func columns(in style: TableStyle, keys: [String]) -> [Column] {
    [
      Column(name: "amplification") { entry in
        entry.frames?.amplification?.ratio.map { "\(Quantity.decimal($0, places: 2))x" }
      },
      Column(name: "allocations a frame") { entry in
        entry.frames.map { Quantity.decimal($0.allocations.callsPerFrame, places: 2) }
      },
      Column(name: "frames without") { entry in
        entry.frames.map { result in
          "\(Quantity.count(result.allocations.framesWithout))/\(Quantity.count(result.frames))"
        }
      },
      Column(name: "frame p50") { entry in
        entry.frames?.time.map { Quantity.time(nanoseconds: Double($0.frame.p50)) }
      },
    ] + keys.map { median(ofKey: $0, in: style) }
  }

  private static func median(ofKey key: String, in style: TableStyle) -> Column {
    Column(name: "\(style.name(ofKey: key)) p50") { entry in
      entry.measurements.first { $0.metric.key == key }.map { measurement in
        ValueFormat(
          measurement,
          scalingFactor: BenchmarkTable.factor(of: entry, style: style),
          units: style.units[entry.identity.label] ?? TableUnits()
        )
        .text(measurement.value.percentiles.p50)
      }
    }
  }
}
