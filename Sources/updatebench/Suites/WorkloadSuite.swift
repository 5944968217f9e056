import UBCommandLineSupport
import UBInstrumentation
package import UBRegression
package import UBReports
package import UBResults
package import UBShell
package import UBSuites
import UpdatePipeline
import UBWorkloads

/// A suite of workloads under update strategies, as the shell measures it.
package struct WorkloadSuite: MeasurableSuite {
  /// The suite of the catalogue.
  let suite: Suite
  /// The tool's name, which complaints of measuring processes start with.
  let tool: String

  /// A suite of the catalogue in a tool of that name.
  package init(_ suite: Suite, tool: String) {
    self.suite = suite
    self.tool = tool
  }

  /// The suite's name.
  package var name: String { suite.name }
  /// The suite's purpose.
  package var summary: String { suite.summary }
  /// Strategies, parameters, traces and instructions.
  package var features: SuiteFeatures { [.strategies, .parameters, .traces, .instructions] }
  /// None: counts are exact.
  package var thresholds: [String: [String: Thresholds]] { [:] }

  /// The pipeline's counters, allocations and instructions.
  package var metrics: [String: Metric] {
    let parts = FramePart.allCases.map { Metric.instructions(ofPart: $0.key) }
    let metrics = Metric.all + Metric.allOfFirstFrame + Metric.allOfInstructions + parts
    return Dictionary(uniqueKeysWithValues: metrics.map { ($0.key, $0) })
  }

  /// The standard one.
  package var tableStyle: TableStyle { TableStyle() }

  /// Decides which benchmarks run, at which parameters, under which strategies.
  package func plan(_ request: RunRequest) throws -> any SuitePlan {
    try RunPlan(self, request)
  }

  /// The names of a benchmark's strategies.
  func strategies(of benchmark: BenchmarkDefinition) -> [String] {
    benchmark.strategies ?? suite.strategies.names
  }

  /// The names of all strategies that its benchmarks run under, in the order tables show them.
  var strategyNames: [String] {
    let used = Set(suite.benchmarks.flatMap(strategies))
    return suite.strategies.names.filter(used.contains)
  }

  /// The workloads of its benchmarks, each once, in order.
  var workloads: [WorkloadDefinition] {
    var names: Set<String> = []
    return suite.benchmarks.map(\.definition).filter { names.insert($0.name).inserted }
  }
}

// MARK: - Listing

extension WorkloadSuite {
  /// A block a workload, with its parameter sets on a line.
  package func listing() throws -> [ListedBenchmark] {
    try workloads.map { workload in
      let benchmarks = suite.benchmarks.filter { $0.name == workload.name }
      let labels = try benchmarks.map { $0.label(try $0.parameters(setting: $0.settings)) }
      let sets = labels.map { label in
        label == workload.name ? "defaults" : String(label.dropFirst(workload.name.count))
      }
      let strategies = Set(benchmarks.flatMap(self.strategies))
      let parameters = workload.parameters.map { parameter in
        "  \(parameter.name)=\(parameter.defaultValue)  \(parameter.summary); \(parameter.domain)"
      }
      return ListedBenchmark(
        names: [workload.name, workload.id] + labels,
        title: "\(workload.id) \(workload.name)",
        lines: [
          workload.question, "parameter sets: \(sets.joined(separator: " "))",
          "strategies: \(strategyNames.filter(strategies.contains).joined(separator: ", "))",
        ],
        details: ["parameters:"] + parameters
      )
    }
  }
}

extension WorkloadSuite {
  /// The label and strategy of each entry.
  package func entryNames() throws -> [String] {
    try suite.benchmarks.flatMap { benchmark in
      let label = benchmark.label(try benchmark.parameters(setting: benchmark.settings))
      return strategies(of: benchmark).map {
        EntryIdentity(label: label, strategy: $0).description
      }
    }
  }
}

// MARK: - Sweeps

extension WorkloadSuite {
  /// The suite's sweeps, or one of each workload that has the requested parameter.
  package func sweeps(_ request: SweepRequest) throws -> [Sweep] {
    let definitions = try sweepDefinitions(request)
    try request.run.filter.refuseUnmatched(
      among: definitions.map { sweep in
        let id = workloads.first { $0.name == sweep.workload }?.id
        return [Self.name(of: sweep), sweep.workload, id ?? ""]
      },
      ofSuite: name
    )
    let chosen = definitions.filter { sweep in
      let id = workloads.first { $0.name == sweep.workload }?.id
      return request.run.filter.matches([Self.name(of: sweep), sweep.workload, id ?? ""])
    }
    guard !chosen.isEmpty else {
      throw UsageError.noMatch(
        filter: request.run.filter.description,
        suite: name,
        known: definitions.map(Self.name)
      )
    }
    return try chosen.map { sweep in
      Sweep(
        name: Self.name(of: sweep),
        parameter: sweep.parameter,
        sizes: sweep.sizes,
        plan: try RunPlan(of: sweep, in: self, request.run)
      )
    }
  }

  private func sweepDefinitions(_ request: SweepRequest) throws -> [SweepDefinition] {
    guard let parameter = request.parameter else {
      guard !suite.sweeps.isEmpty else {
        throw ToolError.failed("suite '\(name)' has no sweeps; choose one with --parameter")
      }
      return suite.sweeps
    }
    guard let sizes = request.sizes else {
      throw UsageError.missingOption("sizes", verb: "scaling --parameter")
    }
    let swept = workloads.filter { workload in
      workload.parameters.contains { $0.name == parameter && $0.domain.isInteger }
    }
    guard !swept.isEmpty else {
      let known = workloads.flatMap(\.parameters).filter(\.domain.isInteger).map(\.name)
      let names = Set(known).sorted()
      throw UsageError.unknownName(
        kind: "parameter of whole numbers",
        name: parameter,
        known: names
      )
    }
    return swept.map { SweepDefinition($0.name, over: parameter, sizes: sizes) }
  }

  private static func name(of sweep: SweepDefinition) -> String {
    let changed = sweep.settings.map { (name: $0.name, value: $0.text) }
    let label = EntryIdentity.label(benchmark: sweep.workload, changed: changed)
    return "\(label) over \(sweep.parameter)"
  }
}

extension ParameterDefinition.Domain {
  /// Whether the values are whole numbers.
  nonisolated var isInteger: Bool {
    if case .integer = self { true } else { false }
  }
}

extension BenchmarkDefinition {
  /// The workload's parameters with settings on top of its defaults.
  ///
  /// - Throws: `UsageError.parameter`.
  func parameters(setting: [(name: String, text: String)]) throws(UsageError) -> Parameters {
    do {
      return try Parameters(of: definition, setting: setting)
    } catch {
      throw .parameter(Self.explanation(of: error))
    }
  }

  /// The name with the parameters that aren't the default.
  func label(_ parameters: Parameters) -> String {
    EntryIdentity.label(
      benchmark: definition.name,
      changed: parameters.changed.map { ($0.name, $0.value.description) }
    )
  }

  private static func explanation(of error: ParameterError) -> String {
    guard
      case .unknown(let name, _, let known) = error,
      let nearest = EditDistance.nearest(to: name, among: known)
    else { return error.description }
    return "\(error.description); did you mean '\(nearest)'?"
  }
}
