import UBSuites
@_exported public import UpdatePipeline
public import UBWorkloads
import updatebench

/// The command line of `updatebench` for your own cells and screens.
///
/// An executable of another package calls `main` first of all. It then lists, runs, gates and
/// compares its examples as `updatebench` does its suites, with the same verbs, options, files and
/// exit statuses.
@preconcurrency @MainActor public enum UpdateBench {
  /// Runs the command line of the process and ends it.
  ///
  /// Each run is measured in another process of the same executable, which comes here again.
  ///
  /// - Parameters:
  ///   - suite: The name of the suite that the examples make up, and of its baseline file.
  ///   - cells: The cells, each scrolled in a list and changed.
  ///   - screens: The screens, each shown in a window and changed.
  ///   - strategies: Strategies that every example runs under besides the standard ones. Their
  ///     frames, too, must equal those of the full recompute.
  ///
  /// - Precondition: There is an example, and no two examples and no two strategies have the same
  ///   name; names have no control characters and no slashes.
  public static func main(
    suite: String = "own",
    cells: [any CellExample.Type] = [],
    screens: [any ScreenExample.Type] = [],
    strategies: [UpdateStrategy] = []
  ) -> Never {
    let workloads = cells.map { workload(of: $0) } + screens.map { workload(of: $0) }
    guard !workloads.isEmpty else { refuse("There is no cell and no screen to measure.") }
    var names: Set<String> = []
    for workload in workloads {
      let name = workload.definition.name
      guard names.insert(name).inserted else { refuse("Two examples have the name '\(name)'.") }
    }
    names = Set(UpdateStrategy.standard.map(\.name))
    for strategy in strategies {
      let name = strategy.name
      guard names.insert(name).inserted else { refuse("Two strategies have the name '\(name)'.") }
    }
    let flaw = UpdateBenchCommand.flaw(
      ofSuite: suite,
      benchmarks: workloads.map { $0.definition.name },
      strategies: strategies.map(\.name)
    )
    if let flaw { refuse(flaw) }
    UpdateBenchCommand.main(
      name: executableName,
      product: executableName,
      offering: [
        Suite(
          name: suite,
          summary: "Cells and screens, scrolled and changed under every strategy.",
          benchmarks: workloads.map { BenchmarkDefinition($0) },
          strategies: StrategyCatalogue(adding: strategies)
        )
      ]
    )
  }

  private static func workload<Example: CellExample>(
    of cell: Example.Type
  ) -> any Workload.Type {
    CellWorkload<Example>.self
  }

  private static func workload<Example: ScreenExample>(
    of screen: Example.Type
  ) -> any Workload.Type {
    ScreenWorkload<Example>.self
  }

  /// The last part of the path that the process was started with.
  private static var executableName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "updatebench"
  }
}
