import UBCommandLineSupport
import UBRegression
import UBResults
import UBWorkloads

/// A workload over several values of one parameter.
struct ScalingSweep {
  /// The workload's dotted name.
  let workload: String
  /// The parameter that sets the size.
  let parameter: String
  /// Its values.
  let sizes: [Int]
  /// What else is set, as `--set` would.
  var settings: [(name: String, text: String)] = []

  /// The name in records and reports.
  var name: String {
    let changed = settings.map { (name: $0.name, value: $0.text) }
    return "\(EntryIdentity.label(benchmark: workload, changed: changed)) over \(parameter)"
  }

  /// The sweeps of a suite.
  static func all(of suite: RunnableSuite) -> [ScalingSweep] {
    let known = Set(suite.workloads.map(\.name))
    return catalogue.filter { known.contains($0.workload) }
  }

  /// What is known to be a size: of a list, of a cell, of an interface without a list, of a layout.
  private static let catalogue = [
    ScalingSweep(
      workload: "list-scroll.steady",
      parameter: "rows",
      sizes: [500, 1_000, 2_000, 4_000, 8_000],
      settings: [("frames", "60")]
    ),
    ScalingSweep(
      workload: "list-scroll.steady",
      parameter: "bindings",
      sizes: [4, 8, 16, 32, 64],
      settings: [("frames", "60")]
    ),
    ScalingSweep(
      workload: "list-scroll.ticker",
      parameter: "rows",
      sizes: [500, 1_000, 2_000, 4_000, 8_000],
      settings: [("frames", "30")]
    ),
    ScalingSweep(
      workload: "cell-reuse.sweep",
      parameter: "rows",
      sizes: [125, 250, 500, 1_000, 2_000]
    ),
    ScalingSweep(
      workload: "animation.grouped",
      parameter: "views",
      sizes: [5, 10, 20, 40, 80]
    ),
    ScalingSweep(workload: "layout.topology", parameter: "views", sizes: [8, 16, 32, 64, 128]),
    ScalingSweep(
      workload: "layout.topology",
      parameter: "views",
      sizes: [8, 16, 32, 64, 128],
      settings: [("topology", "nested")]
    ),
    ScalingSweep(
      workload: "layout.topology",
      parameter: "views",
      sizes: [8, 16, 32, 64, 128],
      settings: [("topology", "equalWidths")]
    ),
    ScalingSweep(
      workload: "calibration.exact",
      parameter: "rows",
      sizes: [4, 8, 16, 32, 64],
      settings: [("frames", "2")]
    ),
  ]
}

extension ScalingSweep {
  /// The sweeps that options name.
  ///
  /// - Throws: `UsageError`.
  static func requested(
    _ arguments: Arguments,
    of suite: RunnableSuite
  ) throws(UsageError) -> [ScalingSweep] {
    let request = try RunRequest(arguments)
    let filter = request.filter.map(NameFilter.init)
    var sweeps = all(of: suite)
    if let parameter = arguments.value("parameter") {
      let sizes = try sizes(arguments)
      sweeps = suite.workloads.filter { workload in
        workload.parameters.contains { $0.name == parameter && $0.domain.isInteger }
      }
      .map { ScalingSweep(workload: $0.name, parameter: parameter, sizes: sizes) }
      guard !sweeps.isEmpty else {
        let known = suite.workloads.flatMap(\.parameters).filter(\.domain.isInteger).map(\.name)
        let names = Set(known).sorted()
        throw .unknownName(kind: "parameter of whole numbers", name: parameter, known: names)
      }
    } else if arguments.has("sizes") {
      throw .missingOption("parameter", verb: ScalingVerb.definition.name)
    }
    let chosen = sweeps.filter { sweep in
      let id = suite.workloads.first { $0.name == sweep.workload }?.id
      return filter?.matches(anyOf: [sweep.name, sweep.workload, id ?? ""]) ?? true
    }
    guard !chosen.isEmpty else {
      throw .noMatch(filter: request.filter ?? "", suite: suite.name, known: sweeps.map(\.name))
    }
    return chosen
  }

  private static func sizes(_ arguments: Arguments) throws(UsageError) -> [Int] {
    guard let text = arguments.value("sizes") else {
      throw .missingOption("sizes", verb: ScalingVerb.definition.name)
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let sizes = parts.compactMap { Int($0) }
    guard
      sizes.count == parts.count, sizes.count >= ScalingFit.sizesMin,
      sizes == Set(sizes).sorted(), sizes.allSatisfy({ $0 > 0 })
    else {
      throw .badValue(
        option: "sizes",
        found: text,
        expected: "\(ScalingFit.sizesMin) or more whole numbers that rise, such as 4,8,16,32"
      )
    }
    return sizes
  }
}

extension ParameterDefinition.Domain {
  /// Whether the values are whole numbers.
  nonisolated var isInteger: Bool {
    if case .integer = self { true } else { false }
  }
}
