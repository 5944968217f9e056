package import UBResults

/// One benchmark over the values of one parameter.
///
/// Three or more results that differ from the defaults in the same parameter alone are a sweep.
/// The table shows its curve: binding evaluations and amplification, strategies side by side, or,
/// where no content runs, the work of layout under the first strategy.
package struct SweepTable: Sendable {
  /// The benchmark's short name, its name and the parameter.
  package let title: String
  /// A row for each value, in ascending order.
  package let grid: TextGrid
  /// The labels of the results that the table covers.
  package let labels: [String]

  /// The least number of settings that make a sweep.
  private static let settingsMin = 3

  /// The sweeps of a document, in the order their results first appear.
  package static func all(of document: ResultDocument) -> [SweepTable] {
    var keys: [Key] = []
    for result in document.results {
      guard let key = Key(result), !keys.contains(key) else { continue }
      keys.append(key)
    }
    return keys.compactMap { SweepTable($0, of: document) }
  }

  private init?(_ key: Key, of document: ResultDocument) {
    let varied = document.results.filter { Key($0) == key }
    var labels: [String] = []
    for result in varied where !labels.contains(result.label) {
      labels.append(result.label)
    }
    guard labels.count >= Self.settingsMin else { return nil }
    self.labels = labels
    let results = varied + document.results.filter { $0.label == key.benchmark }
    let over = "\(varied[0].id) \(key.benchmark) over \(key.parameter)"
    var values: [String] = []
    for result in results {
      guard let value = result.parameters[key.parameter]?.description else { continue }
      if !values.contains(value) { values.append(value) }
    }
    values.sort { (Double($0) ?? 0, $0) < (Double($1) ?? 0, $1) }
    let strategies = document.strategies
    func result(_ value: String, _ strategy: String) -> BenchmarkResult? {
      results.first {
        $0.strategy == strategy && $0.parameters[key.parameter]?.description == value
      }
    }
    guard results.allSatisfy({ $0.counts["bindings.evaluated"] == 0 }) else {
      title = "\(over): bindings evaluated, and amplification over the oracle"
      grid = TextGrid(
        header: [key.parameter] + strategies,
        rows: values.map { value in
          [value] + strategies.map { result(value, $0).map(Self.cell) ?? "-" }
        }
      )
      return
    }
    let strategy = strategies.first ?? ""
    title = "\(over), under \(strategy)"
    grid = TextGrid(
      header: [key.parameter] + LayoutColumn.all.map(\.name),
      rows: values.map { value in
        let result = result(value, strategy)
        return [value] + LayoutColumn.all.map { column in result.map(column.cell) ?? "-" }
      }
    )
  }

  private static func cell(_ result: BenchmarkResult) -> String {
    let evaluated = result.counts["bindings.evaluated"].map(Quantity.count) ?? "?"
    guard let ratio = result.amplification?.ratio else { return evaluated }
    return "\(evaluated)  \(Quantity.decimal(ratio, places: 2))x"
  }

  /// A benchmark and the only parameter that a result sets.
  private struct Key: Equatable {
    let benchmark: String
    let parameter: String

    /// Read off a label such as `list-scroll.steady[delta=44]`.
    init?(_ result: BenchmarkResult) {
      benchmark = result.benchmark
      let settings = result.label.dropFirst(benchmark.count)
      guard settings.hasPrefix("["), settings.hasSuffix("]"), !settings.contains(",") else {
        return nil
      }
      guard let equals = settings.firstIndex(of: "=") else { return nil }
      parameter = String(settings[..<equals].dropFirst())
    }
  }
}

/// A column of a sweep in which no content runs: the work of layout.
private struct LayoutColumn: Sendable {
  /// The heading.
  let name: String
  /// The text for a result.
  let cell: @Sendable (BenchmarkResult) -> String

  /// The columns in the order of cause and effect: from constraints to layouts.
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
