package import UBResults

/// The values of a benchmark of plain Swift: metrics in rows, percentiles in columns.
package struct BenchmarkTable: Sendable {
  /// The benchmark's label, with the scaling factor where values are divided by it.
  package let title: String
  /// A row for each metric.
  package let grid: TextGrid

  /// The table of an entry.
  package init(of entry: ResultView.Entry, style: TableStyle) {
    title = Self.title(of: entry, style: style)
    let factor = Self.factor(of: entry, style: style)
    let units = style.units[entry.identity.label] ?? TableUnits()
    let rows = Self.ordered(entry.measurements, units.order).map { measurement in
      let format = ValueFormat(measurement, scalingFactor: factor, units: units)
      let mark = measurement.isScaled && factor != 1 ? " *" : ""
      let values = Percentile.allCases.map { format.text(measurement.value.percentiles[$0]) }
      let name = "\(style.name(ofKey: measurement.metric.key))\(mark)"
      return [name, measurement.kind.rawValue] + values + [Quantity.count(measurement.sampleCount)]
    }
    let percentiles = Percentile.allCases.map(\.rawValue)
    grid = TextGrid(header: ["metric", "kind"] + percentiles + ["samples"], rows: rows)
  }

  /// The tables of a run's benchmarks; failed ones without values have none.
  package static func all(of view: ResultView, style: TableStyle) -> [BenchmarkTable] {
    view.entries.filter { $0.frames == nil && !$0.measurements.isEmpty }
      .map { BenchmarkTable(of: $0, style: style) }
  }

  /// The label of an entry, with the factor that its values are divided by.
  static func title(of entry: ResultView.Entry, style: TableStyle) -> String {
    let factor = factor(of: entry, style: style)
    let label = entry.identity.label
    return factor == 1 ? label : "\(label)  (* over \(Quantity.count(factor)))"
  }

  /// The factor that the values of an entry are divided by.
  static func factor(of entry: ResultView.Entry, style: TableStyle) -> Int {
    style.showsWholeIterations ? 1 : entry.scalingFactor
  }

  /// The measurements that the benchmark lists, in its order, then the others.
  static func ordered(
    _ measurements: [ResultView.Measurement],
    _ listed: [String]
  ) -> [ResultView.Measurement] {
    func place(_ measurement: ResultView.Measurement) -> Int {
      listed.firstIndex(of: measurement.metric.key) ?? listed.count
    }
    return measurements.sorted { (place($0), $0.metric.key) < (place($1), $1.metric.key) }
  }
}
