/// The names and units with which tables show benchmarks of plain Swift.
package struct TableStyle: Sendable {
  /// The names of metrics by key.
  package var names: [String: String] = [:]
  /// The units that benchmarks choose, by label.
  package var units: [String: TableUnits] = [:]
  /// Whether values of whole iterations are shown, not divided by the scaling factor.
  package var showsWholeIterations = false

  /// Keys as names, automatic units and values for one piece of work.
  package init() {}

  /// The name of a metric; without a name, its key.
  func name(ofKey key: String) -> String {
    names[key] ?? String(key.trimmingPrefix("custom."))
  }
}

/// The order and the units in which the table of a benchmark shows its metrics.
package struct TableUnits: Sendable {
  /// A unit of a table.
  package struct Unit: Equatable, Sendable {
    let symbol: String
    let divisor: Int

    /// A unit of so many nanoseconds, bytes or counts.
    package init(symbol: String, divisor: Int) {
      self.symbol = symbol
      self.divisor = divisor
    }
  }

  /// The keys of the metrics that come first, in order.
  package var order: [String] = []
  /// The unit of times; `nil` for the unit that suits each value.
  package var time: Unit?
  /// The units of other metrics by key; metrics without a unit stay whole numbers.
  package var amounts: [String: Unit] = [:]

  /// The order of keys and automatic units.
  package init() {}
}
