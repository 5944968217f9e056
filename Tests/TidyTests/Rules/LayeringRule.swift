/// Which modules a module may import: what lies before it in the order data flows.
struct LayeringRule {
  /// A module, where it lives and what it may import.
  struct Module {
    let name: String
    var folder = "Sources"
    /// Modules of this package.
    let modules: Set<String>
    /// Modules of the toolchain or the system.
    var system: Set<String> = []
  }

  /// Every module, in the order of the manifest.
  static let modules = [
    Module(name: "Instrumentation", modules: []),
    Module(name: "Statistics", modules: [], system: ["Darwin", "Glibc"]),
    Module(name: "ConstraintSolver", modules: []),
    Module(
      name: "OpLists",
      folder: "Benchmarks",
      modules: ["ConstraintSolver"],
      system: ["FoundationEssentials"]
    ),
    Module(
      name: "UpdatePipeline",
      modules: ["ConstraintSolver", "Instrumentation"],
      system: ["Dispatch", "Foundation", "Observation", "Synchronization"]
    ),
    Module(
      name: "Lists",
      modules: ["Instrumentation", "UpdatePipeline"],
      system: ["Foundation", "Observation"]
    ),
    Module(
      name: "UIKit",
      modules: ["Lists", "UpdatePipeline"],
      system: ["Dispatch", "Foundation", "FoundationNetworking", "Observation"]
    ),
    Module(name: "_Testing_UIKit", modules: ["UIKit"]),
    Module(
      name: "SnapKit",
      modules: ["Lists", "UIKit", "UpdatePipeline"],
      system: ["Foundation"]
    ),
    Module(
      name: "Workloads",
      modules: ["Instrumentation", "Lists", "Statistics", "UIKit", "UpdatePipeline"],
      system: ["Observation"]
    ),
    Module(
      name: "Examples",
      folder: "Benchmarks",
      modules: ["Lists", "SnapKit", "UIKit", "UpdatePipeline", "Workloads"],
      system: ["Observation"]
    ),
    Module(
      name: "SolverBenchmarks",
      folder: "Benchmarks",
      modules: ["ConstraintSolver", "Statistics"]
    ),
    Module(
      name: "Suites",
      folder: "Benchmarks",
      modules: [
        "ConstraintSolver", "Examples", "Instrumentation", "SolverBenchmarks", "UpdatePipeline",
        "Workloads",
      ]
    ),
    Module(
      name: "Experiments",
      folder: "Benchmarks",
      modules: ["Instrumentation", "Lists", "UIKit", "UpdatePipeline", "Workloads"],
      system: ["Foundation", "Observation", "Synchronization"]
    ),
    Module(
      name: "Results",
      modules: ["Instrumentation", "Statistics"],
      system: ["Darwin", "FoundationEssentials", "Glibc"]
    ),
    Module(name: "CJemalloc", modules: []),
    Module(name: "CLinux", modules: []),
    Module(name: "CCounters", modules: []),
    Module(name: "CHashSeed", modules: []),
    Module(name: "CAllocationStacks", modules: ["CJemalloc"]),
    Module(
      name: "Measurement",
      modules: [
        "CAllocationStacks", "CCounters", "CHashSeed", "CJemalloc", "CLinux", "Instrumentation",
        "Results", "Statistics",
      ],
      system: ["Darwin", "Dispatch", "FoundationEssentials", "Glibc", "Synchronization"]
    ),
    Module(
      name: "Regression",
      modules: ["Instrumentation", "Results", "Statistics"],
      system: ["Darwin", "FoundationEssentials", "Glibc"]
    ),
    Module(name: "Reports", modules: ["Regression", "Results"]),
    Module(
      name: "Exports",
      modules: ["Regression", "Reports", "Results", "Statistics"],
      system: ["FoundationEssentials", "FoundationXML"]
    ),
    Module(
      name: "CommandLineSupport",
      modules: ["Measurement", "Regression", "Results"],
      system: ["FoundationEssentials", "Synchronization"]
    ),
    Module(
      name: "BuildComparison",
      modules: ["CommandLineSupport", "Measurement", "Regression", "Results"],
      system: ["FoundationEssentials"]
    ),
    Module(
      name: "Shell",
      modules: [
        "BuildComparison", "CommandLineSupport", "Exports", "Measurement", "Regression", "Reports",
        "Results",
      ],
      system: ["FoundationEssentials"]
    ),
    Module(
      name: "updatebench",
      modules: [
        "BuildComparison", "CommandLineSupport", "Experiments", "Instrumentation", "Measurement",
        "OpLists", "Regression", "Reports", "Results", "Shell", "Suites", "UpdatePipeline",
        "Workloads",
      ],
      system: ["FoundationEssentials", "Glibc"]
    ),
    Module(name: "UpdateBenchMain", modules: ["Suites", "updatebench"]),
    Module(
      name: "UpdateBenchKit",
      modules: ["Instrumentation", "Suites", "UpdatePipeline", "Workloads", "updatebench"]
    ),
    Module(
      name: "OwnCells",
      folder: "Benchmarks",
      modules: ["SnapKit", "UIKit", "UpdateBenchKit"],
      // Its own modules, and what its manifest and its tests import.
      system: [
        "OwnCells", "PackageDescription", "PlainCells", "SnapCells", "Testing", "XCTest",
      ]
    ),
    Module(
      name: "Benchmark",
      modules: [
        "BuildComparison", "CommandLineSupport", "Measurement", "Regression", "Reports", "Results",
        "Shell", "Statistics",
      ],
      system: ["FoundationEssentials", "Glibc"]
    ),
    Module(name: "BenchmarkMain", modules: [], system: ["FoundationEssentials", "Glibc"]),
    Module(
      name: "PlainSwift",
      folder: "Benchmarks",
      modules: ["Benchmark"],
      system: ["Foundation", "PackageDescription"]
    ),
    Module(
      name: "solverbench",
      folder: "Benchmarks",
      modules: ["ConstraintSolver", "SolverBenchmarks"],
      system: ["Foundation", "Glibc"]
    ),
    Module(
      name: "Calibration",
      folder: "Tests",
      modules: [
        "BuildComparison", "CommandLineSupport", "Instrumentation", "Measurement", "Regression",
        "Results", "Shell", "Statistics", "Suites", "UpdatePipeline", "Workloads", "updatebench",
      ],
      system: ["FoundationEssentials", "Glibc"]
    ),
  ]

  /// The imports of a module's file that its layer doesn't allow.
  static func violations(in file: SourceFile, of module: Module) -> [Violation] {
    file.imports
      .map { (module: folder(ofTarget: $0.module), line: $0.line) }
      .filter { !module.modules.contains($0.module) && !module.system.contains($0.module) }
      .map {
        let allowed = module.modules.union(module.system).sorted().joined(separator: ", ")
        return Violation(
          path: file.path,
          line: $0.line,
          message: "\(module.name) may not import \($0.module); it may import \(allowed)"
        )
      }
  }

  /// The folder of a target, whose name may have the package's prefix in front.
  static func folder(ofTarget name: String) -> String {
    name.hasPrefix("UB") ? String(name.dropFirst(2)) : name
  }

  /// The modules that may import one which comes after them, or that isn't there.
  static func disorder(of modules: [Module]) -> [String] {
    var earlier: Set<String> = []
    var found: [String] = []
    for module in modules {
      found += module.modules.subtracting(earlier).sorted().map { "\(module.name) <- \($0)" }
      earlier.insert(module.name)
    }
    return found
  }

  /// The dependencies that a manifest states, by target.
  static func dependencies(inManifest text: String) -> [String: Set<String>] {
    let target = #/\.(?:c|module|tool)\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/#
    var dependencies: [String: Set<String>] = [:]
    for match in text.matches(of: target) {
      let names = (match.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
      dependencies[String(match.1)] = Set(names)
    }
    return dependencies
  }
}
