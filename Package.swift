// swift-tools-version: 6.2

import PackageDescription

// Targets are listed in the order data flows through them: what is measured, what drives it, what
// measures it, what judges it, what reports it. A target may depend only on targets above it.
let package = Package(
  name: "UpdateBench",
  products: [
    .executable(name: "updatebench", targets: ["UpdateBenchMain"]),
    // With the overlay, a test that imports both Testing and UIKit compiles.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(name: "UpdateBenchKit", targets: ["UpdateBenchKit"]),
    .library(name: "Benchmark", targets: ["Benchmark"]),
    .plugin(name: "BenchmarkPlugin", targets: ["BenchmarkPlugin"]),
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
    .module("Statistics"),
    .module("ConstraintSolver", memory: .unsafe),
    .module("OpLists", ["ConstraintSolver"], in: "Benchmarks"),
    .module("UpdatePipeline", ["ConstraintSolver", "Instrumentation"], isolation: .mainActor),
    .module("Lists", ["Instrumentation", "UpdatePipeline"], isolation: .mainActor),
    .module("UIKit", ["Lists", "UpdatePipeline"], isolation: .mainActor),
    .module("_Testing_UIKit", ["UIKit"]),
    .module("SnapKit", ["Lists", "UIKit", "UpdatePipeline"], isolation: .mainActor),

    // MARK: Workloads
    .module(
      "Workloads",
      ["Instrumentation", "Lists", "Statistics", "UIKit", "UpdatePipeline"],
      isolation: .mainActor
    ),
    .module(
      "Examples",
      // The two behind the facade are named so that a change of theirs rebuilds the cells.
      ["Lists", "SnapKit", "UIKit", "UpdatePipeline", "Workloads"],
      in: "Benchmarks",
      isolation: .mainActor
    ),
    .module(
      "SolverBenchmarks",
      ["ConstraintSolver", "Statistics"],
      in: "Benchmarks",
      memory: .unsafe
    ),
    .module(
      "Suites",
      [
        "ConstraintSolver", "Examples", "Instrumentation", "SolverBenchmarks", "UpdatePipeline",
        "Workloads",
      ],
      in: "Benchmarks",
      isolation: .mainActor
    ),
    .module(
      "Experiments",
      ["Instrumentation", "Lists", "UIKit", "UpdatePipeline", "Workloads"],
      in: "Benchmarks",
      isolation: .mainActor
    ),
    // MARK: Measurement
    .module("Results", ["Instrumentation", "Statistics"]),
    .systemLibrary(
      name: unique("CJemalloc"),
      path: "Sources/CJemalloc",
      pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"])]
    ),
    .systemLibrary(name: unique("CLinux"), path: "Sources/CLinux"),
    .c("CCounters"),
    .c("CHashSeed"),
    .c("CAllocationStacks", ["CJemalloc"]),
    .module(
      "Measurement",
      [
        "CAllocationStacks", "CCounters", "CHashSeed", "CJemalloc", "CLinux", "Instrumentation",
        "Results", "Statistics",
      ],
      memory: .unsafe
    ),

    // MARK: Judgement
    .module("Regression", ["Instrumentation", "Results", "Statistics"]),
    .module("Reports", ["Regression", "Results"]),
    .module("Exports", ["Regression", "Reports", "Results", "Statistics"]),

    // MARK: Tools
    .module("CommandLineSupport", ["Measurement", "Regression", "Results"]),
    .module(
      "BuildComparison",
      ["CommandLineSupport", "Measurement", "Regression", "Results"]
    ),
    .module(
      "Shell",
      [
        "BuildComparison", "CommandLineSupport", "Exports", "Measurement", "Regression", "Reports",
        "Results",
      ],
    ),
    .module(
      "updatebench",
      [
        "BuildComparison", "CommandLineSupport", "Experiments", "Instrumentation", "Measurement",
        "OpLists", "Regression", "Reports", "Results", "Shell", "Suites", "UpdatePipeline",
        "Workloads",
      ],
      isolation: .mainActor
    ),
    .tool("UpdateBenchMain", ["Suites", "updatebench"]),
    .module(
      "UpdateBenchKit",
      ["Instrumentation", "Suites", "UpdatePipeline", "Workloads", "updatebench"],
      isolation: .mainActor
    ),
    .module(
      "Benchmark",
      [
        "BuildComparison", "CommandLineSupport", "Measurement", "Regression", "Reports", "Results",
        "Shell", "Statistics",
      ]
    ),
    .tool("BenchmarkMain"),
    .plugin(
      name: "BenchmarkPlugin",
      capability: .buildTool(),
      dependencies: ["BenchmarkMain"]
    ),
    .tool("solverbench", ["ConstraintSolver", "SolverBenchmarks"], in: "Benchmarks"),
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
    .testSupport("TestSupport", ["Lists", "Statistics", "UpdatePipeline"]),
    .testTool("ownership", ["TestSupport"], in: "Ownership"),
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
    .tests(
      of: "UIKit",
      with: ["Lists", "UpdatePipeline", "_Testing_UIKit"],
      isolation: .mainActor
    ),
    .tests(
      of: "SnapKit",
      with: ["Instrumentation", "UIKit", "UpdatePipeline", "_Testing_UIKit"],
      isolation: .mainActor
    ),
    .tests(of: "Instrumentation"),
    .tests(of: "Workloads", with: ["Instrumentation"], isolation: .mainActor),
    .tests(
      of: "Suites",
      with: ["Instrumentation", "UIKit", "UpdatePipeline", "Workloads"],
      isolation: .mainActor
    ),
    .tests(of: "Experiments", isolation: .mainActor),
    .tests(of: "Statistics"),
    .tests(of: "Results", with: ["Instrumentation", "Statistics"]),
    .tests(
      of: "Measurement",
      with: ["Instrumentation", "Results"],
      isolation: .mainActor
    ),
    .tests(of: "Regression", with: ["Instrumentation", "Results", "Statistics"]),
    .tests(of: "Reports", with: ["Instrumentation", "Regression", "Results"]),
    .tests(of: "Exports", with: ["Instrumentation", "Regression", "Results"]),
    .tests(
      of: "BuildComparison",
      with: ["CommandLineSupport", "Instrumentation", "Regression", "Results"]
    ),
    .tests(
      of: "Shell",
      with: ["BuildComparison", "CommandLineSupport", "Regression", "Reports", "Results"]
    ),
    .tests(
      of: "UpdateBenchKit",
      with: ["Instrumentation", "UIKit", "UpdatePipeline", "Workloads", "_Testing_UIKit"],
      isolation: .mainActor
    ),
    .program("UpdateBenchKitFixture", ["UIKit", "UpdateBenchKit"]),
    .testTool(
      "calibration",
      [
        "BuildComparison", "CommandLineSupport", "Instrumentation", "Measurement", "Regression",
        "Results", "Shell", "Statistics", "Suites", "UpdatePipeline", "Workloads", "updatebench",
      ],
      in: "Calibration"
    ),
    .tests(
      of: "updatebench",
      with: ["Regression", "Results", "Statistics", "calibration"]
    ),
    .tests(of: "Benchmark", with: ["Regression", "Results"]),
    .suite("BenchmarkFixture", swiftSettings: .house()),
    .suite("BenchmarkFixtureSwift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .tests(of: "OpLists", with: ["ConstraintSolver", "SolverBenchmarks"]),
    .tests(of: "ConstraintSolver", with: ["SolverBenchmarks", "Statistics"]),
    .testTarget(name: "TidyTests", swiftSettings: .house()),
  ]
)

// The short loop of `scripts/test` goes without the targets whose tests launch many processes.
if Context.environment["UPDATEBENCH_SHORT_TESTS"] != nil {
  let launching = [
    "BenchmarkFixture", "BenchmarkFixtureSwift5", "BenchmarkTests", "BuildComparisonTests",
    "UpdateBenchKitFixture", "UpdateBenchKitTests", "calibration", "ownership", "solverbench",
    "updatebenchTests",
  ]
  package.targets.removeAll { launching.contains($0.name) }
}

// MARK: - Target vocabulary

/// The name of the target in a folder of that name.
///
/// A target's name has to be unique among all packages that a user's package reaches, so that
/// common words get a prefix. Folders keep their plain names.
func unique(_ folder: String) -> String {
  let isUnique = [
    "Benchmark", "BenchmarkMain", "SnapKit", "TestSupport", "UIKit", "UpdateBenchKit",
    "UpdateBenchMain", "UpdatePipeline", "_Testing_UIKit", "calibration", "ownership",
    "solverbench", "updatebench",
  ].contains(folder)
  return isUnique ? folder : "UB\(folder)"
}

extension [String] {
  /// Dependencies on the targets in folders of these names.
  var dependencies: [Target.Dependency] { map { .byName(name: unique($0)) } }
}

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
    _ dependencies: [String] = [],
    in parent: String = "Sources",
    isolation: Isolation = .none,
    memory: MemoryPolicy = .strict
  ) -> Target {
    .target(
      name: unique(name),
      dependencies: dependencies.dependencies,
      path: "\(parent)/\(name)",
      swiftSettings: .house(isolation: isolation, memory: memory)
    )
  }

  /// A module in C.
  static func c(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
      name: unique(name),
      dependencies: dependencies.dependencies,
      path: "Sources/\(name)"
    )
  }

  /// A command-line tool.
  static func tool(
    _ name: String,
    _ dependencies: [String] = [],
    in parent: String = "Sources"
  ) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies.dependencies,
      path: "\(parent)/\(name)",
      swiftSettings: .house(isolation: .mainActor)
    )
  }

  /// The test target that mirrors a module, file by file.
  static func tests(
    of module: String,
    with dependencies: [String] = [],
    isolation: Isolation = .none
  ) -> Target {
    .testTarget(
      name: "\(module)Tests",
      dependencies: ([module] + dependencies).dependencies,
      // Optimized builds test optimized modules; the tests themselves gain nothing but minutes.
      swiftSettings: .house(isolation: isolation) + [
        .unsafeFlags(["-Onone"], .when(configuration: .release))
      ]
    )
  }

  /// A suite of benchmarks that tests run, compiled as any package would.
  static func suite(_ name: String, swiftSettings: [SwiftSetting]) -> Target {
    .executableTarget(
      name: name,
      dependencies: ["Benchmark"],
      path: "Tests/\(name)",
      swiftSettings: swiftSettings,
      plugins: ["BenchmarkPlugin"]
    )
  }

  /// A command line of examples that tests run, with the settings of any package.
  static func program(_ name: String, _ dependencies: [String]) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies.dependencies,
      path: "Tests/\(name)"
    )
  }

  /// A tool that tests run, with workloads that fail on purpose; no product ships it.
  static func testTool(_ name: String, _ dependencies: [String], in folder: String) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies.dependencies,
      path: "Tests/\(folder)",
      swiftSettings: .house(isolation: .mainActor)
    )
  }

  /// Helpers shared by test targets.
  static func testSupport(_ name: String, _ dependencies: [String]) -> Target {
    .target(
      name: name,
      dependencies: dependencies.dependencies,
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
