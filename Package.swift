// swift-tools-version: 6.2

import PackageDescription

// Targets are listed in the order data flows through them: what is measured, what drives it, what
// measures it, what judges it, what reports it. A target may depend only on targets above it.
let package = Package(
  name: "UpdateBench",
  products: [
    .executable(name: "updatebench", targets: ["updatebench"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .plugin(name: "UpdateBenchPlugin", targets: ["UpdateBenchPlugin"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: """
        Checks every invariant after every pass, in linear time. Measured builds never enable it.
        """
    )
  ],
  targets: [
    // MARK: Pipeline
    .module("Instrumentation"),
    .module("ConstraintSolver", memory: .unsafe),
    .module("OpLists", ["ConstraintSolver"]),
    .module("UpdatePipeline", ["ConstraintSolver", "Instrumentation"], isolation: .mainActor),
    .module("Lists", ["Instrumentation", "UpdatePipeline"], isolation: .mainActor),
    .module("UIKit", ["Lists", "UpdatePipeline"], isolation: .mainActor),

    // MARK: Workloads
    .module(
      "Workloads",
      ["Instrumentation", "Lists", "UIKit", "UpdatePipeline"],
      isolation: .mainActor
    ),
    .module(
      "Examples",
      // The two behind the facade are named so that a change of theirs rebuilds the cells.
      ["Lists", "UIKit", "UpdatePipeline", "Workloads"],
      path: "Benchmarks/Examples",
      isolation: .mainActor
    ),
    .module(
      "Suites",
      ["Examples", "Instrumentation", "UpdatePipeline", "Workloads"],
      path: "Benchmarks/Suites",
      isolation: .mainActor
    ),
    .module(
      "SolverBenchmarks",
      ["ConstraintSolver"],
      path: "Benchmarks/SolverBenchmarks",
      memory: .unsafe
    ),

    // MARK: Measurement
    .module("Statistics"),
    .module("Results", ["Instrumentation", "Statistics"]),
    .systemLibrary(
      name: "CJemalloc",
      pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"])]
    ),
    .systemLibrary(name: "CAffinity"),
    .module(
      "Measurement",
      ["CAffinity", "CJemalloc", "Instrumentation", "Results", "Statistics"],
      memory: .unsafe
    ),

    // MARK: Judgement
    .module("Regression", ["Results", "Statistics"]),
    .module("Reports", ["Regression", "Results", "Statistics"]),

    // MARK: Tools
    .tool(
      "updatebench",
      [
        "Instrumentation", "Measurement", "OpLists", "Regression", "Reports", "Results",
        "Statistics", "Suites", "UpdatePipeline", "Workloads",
      ]
    ),
    .tool("solverbench", ["ConstraintSolver", "SolverBenchmarks"]),
    .plugin(
      name: "UpdateBenchPlugin",
      capability: .command(
        intent: .custom(
          verb: "updatebench",
          description: "Counts and times UI updates under several update strategies."
        )
      )
    ),

    // MARK: Tests
    .testSupport("TestSupport", ["UpdatePipeline"]),
    .tests(
      of: "UpdatePipeline",
      with: ["Instrumentation", "TestSupport"],
      isolation: .mainActor
    ),
    .tests(
      of: "Lists",
      with: ["Instrumentation", "TestSupport", "UpdatePipeline"],
      isolation: .mainActor
    ),
    .tests(of: "Instrumentation"),
    .tests(of: "Workloads", with: ["Instrumentation"], isolation: .mainActor),
    .tests(
      of: "Suites",
      with: ["Instrumentation", "UpdatePipeline", "Workloads"],
      isolation: .mainActor
    ),
    .tests(of: "Statistics"),
    .tests(of: "Results", with: ["Instrumentation", "Statistics"]),
    .tests(
      of: "Measurement",
      with: ["Instrumentation", "Results"],
      isolation: .mainActor
    ),
    .tests(of: "Regression", with: ["Instrumentation", "Results", "Statistics"]),
    .tests(of: "Reports", with: ["Instrumentation", "Regression", "Results"]),
    .tests(of: "updatebench", with: ["Regression", "Results"]),
    .tests(of: "OpLists", with: ["ConstraintSolver", "SolverBenchmarks"]),
    .tests(of: "ConstraintSolver", with: ["SolverBenchmarks"]),
    .testTarget(name: "TidyTests", swiftSettings: .house()),
  ]
)

// MARK: - Target vocabulary

/// The actor a module's declarations belong to unless they say otherwise.
enum Isolation {
  /// No actor: values, algorithms, file formats.
  case none
  /// The main actor: views, passes, workloads.
  case mainActor
}

/// Whether a module may hold unsafe pointers without saying so at every use.
enum MemoryPolicy {
  case strict
  case unsafe
}

extension Target {
  /// A library module; its `package` and `public` declarations are its interface.
  static func module(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    path: String? = nil,
    isolation: Isolation = .none,
    memory: MemoryPolicy = .strict
  ) -> Target {
    .target(
      name: name,
      dependencies: dependencies,
      path: path,
      swiftSettings: .house(isolation: isolation, memory: memory)
    )
  }

  /// A command-line tool.
  static func tool(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies,
      swiftSettings: .house(isolation: .mainActor)
    )
  }

  /// The test target that mirrors a module, file by file.
  static func tests(
    of module: String,
    with dependencies: [Target.Dependency] = [],
    isolation: Isolation = .none
  ) -> Target {
    .testTarget(
      name: "\(module)Tests",
      dependencies: [.byName(name: module)] + dependencies,
      swiftSettings: .house(isolation: isolation)
    )
  }

  /// Helpers shared by test targets.
  static func testSupport(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
      name: name,
      dependencies: dependencies,
      path: "Tests/\(name)",
      swiftSettings: .house(isolation: .mainActor)
    )
  }
}

extension [SwiftSetting] {
  /// The settings every Swift module of this package is compiled with.
  static func house(
    isolation: Isolation = .none,
    memory: MemoryPolicy = .strict
  ) -> [SwiftSetting] {
    var settings: [SwiftSetting] = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .treatAllWarnings(as: .error),
    ]
    if isolation == .mainActor {
      settings.append(.defaultIsolation(MainActor.self))
    }
    if memory == .strict {
      settings.append(.strictMemorySafety())
    }
    return settings
  }
}
