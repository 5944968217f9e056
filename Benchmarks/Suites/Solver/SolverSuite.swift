import UBSolverBenchmarks
import UBWorkloads
import UpdatePipeline

/// The constraint solver without an interface: the cost of each of its operations.
///
/// A solver knows no strategies, so its benchmarks run under the one that others are compared with.
enum SolverSuite {
  /// The suite.
  static let suite = Suite(
    name: "solver",
    summary: "The constraint solver alone: cells, stacks, topologies and churn.",
    benchmarks: cells + stacks + topologies + [churn]
  )

  // MARK: - Cells

  private static let cells = [
    cell("SC1", .build, "What does a cell's layout cost in a new solver, reading included?"),
    cell("SC2", .rebuild, "What does it cost in a solver that keeps its memory?"),
    cell("SC3", .edit, "What does another width of a cell cost?"),
    cell("SC4", .text, "What does another text cost, as two constants that change?"),
    cell("SC5", .toggle, "What does a required width cost that goes and comes back?"),
    cell("SC6", .removeAdd, "What does another text cost, as two constraints made again?"),
  ]

  private static func cell(
    _ id: String,
    _ workload: SolverWorkload,
    _ question: String
  ) -> BenchmarkDefinition {
    benchmark(
      id,
      "solver.cell.\(workload.rawValue)",
      "\(question) Twenty variables and thirty constraints; each frame does it to twenty cells.",
      [frames(10), operations(SolverScript.cellCount)]
    ) { _ in try SolverScript(workload) }
  }

  // MARK: - Stacks

  private static let stacks: [BenchmarkDefinition] =
    StackSystem.Variant.allCases.flatMap { variant in
      stack("SS1", "build", .stackBuild, frames: 2, operations: 1, variant)
    }
    + stack("SS2", "edit", .stackEdit, frames: 8, operations: 1)
    + stack("SS3", "text", .stackText, frames: 10, operations: 20)
    + stack("SS4", "toggle", .stackToggle, frames: 10, operations: 20)

  private static func stack(
    _ id: String,
    _ name: String,
    _ workload: SolverWorkload,
    frames frameCount: Int,
    operations count: Int,
    _ variant: StackSystem.Variant = .editFirst
  ) -> [BenchmarkDefinition] {
    [10, 100, 1_000, 5_000].map { rowCount in
      benchmark(
        id,
        "solver.stack.\(name)",
        """
        How does the cost grow with the cells below each other in one solver? All are as wide as \
        one variable: an edit variable before the rows (f) or after them (l), or a constant (c).
        """,
        [
          frames(frameCount), operations(count),
          ParameterDefinition("rows", "cells", .integer(1...100_000), default: .integer(100)),
          ParameterDefinition(
            "variant",
            "what fixes the width",
            .words(StackSystem.Variant.allCases.map(\.rawValue)),
            default: .word("f")
          ),
        ],
        setting: [("rows", "\(rowCount)"), ("variant", variant.rawValue)]
      ) { parameters in
        try SolverScript(
          workload,
          rowCount: parameters.integer("rows"),
          variant: StackSystem.Variant(rawValue: parameters.word("variant")) ?? .editFirst
        )
      }
    }
  }

  // MARK: - Topologies

  private static let topologies = Topology.allCases.enumerated().flatMap { place, topology in
    ["forward", "reversed"].map { order in
      benchmark(
        "ST\(place + 1)",
        "solver.topology.\(topology.rawValue)",
        """
        Does it matter in which order constraints are added one by one? One order should cost at \
        most half as much again as the other.
        """,
        [
          frames(2), operations(1),
          ParameterDefinition("views", "views", .integer(1...10_000), default: .integer(300)),
          ParameterDefinition(
            "order",
            "the order of addition",
            .words(["forward", "reversed"]),
            default: .word("forward")
          ),
        ],
        setting: [("order", order)]
      ) { parameters in
        SolverScript(
          topology.system(
            viewCount: parameters.integer("views"),
            isReversed: parameters.word("order") == "reversed"
          )
        )
      }
    }
  }

  // MARK: - Churn

  private static let churn = benchmark(
    "SH1",
    "solver.churn",
    """
    What does a solver's life cost: wrong constants and priorities, contradictions, shifts, \
    removals and additions, until a random system is right? Each frame lives one, of 4 to 40 \
    variables, the making of it included.
    """,
    [frames(60), operations(1)]
  ) { _ in try SolverScript(.churn) }

  // MARK: - Parts

  private static func frames(_ count: Int) -> ParameterDefinition {
    ParameterDefinition(
      "frames",
      "frames to run",
      .integer(1...1_000_000),
      default: .integer(count)
    )
  }

  private static func operations(_ count: Int) -> ParameterDefinition {
    ParameterDefinition(
      "operations",
      "operations of a frame",
      .integer(1...1_000_000),
      default: .integer(count)
    )
  }

  private static func benchmark(
    _ id: String,
    _ name: String,
    _ question: String,
    _ parameters: [ParameterDefinition],
    setting settings: [(name: String, text: String)] = [],
    script: @escaping (Parameters) throws -> SolverScript
  ) -> BenchmarkDefinition {
    BenchmarkDefinition(
      WorkloadDefinition(id: id, name: name, question: question, parameters: parameters),
      setting: settings,
      strategies: [StrategyCatalogue.reference.name]
    ) { parameters, _, clock in
      SolverRun(
        try script(parameters),
        frameCount: parameters.integer("frames"),
        operationCount: parameters.integer("operations"),
        clock: clock
      )
    }
  }
}
