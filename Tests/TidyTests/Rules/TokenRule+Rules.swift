extension TokenRule {
  /// Every rule.
  static let all = safety + determinism + output + access + unfinished

  /// Holes in what the compiler proves.
  private static let safety = [
    TokenRule(
      words: ["@unchecked"],
      pattern: #"@unchecked\s+Sendable"#,
      replacement: "make it a value, or isolate it to the main actor",
      // They write to a model from another thread on purpose, and wait for it.
      except: [
        "Benchmarks/Experiments/Stage/ElsewhereWriter.swift",
        "Tests/TestSupport/BackgroundWriter.swift",
      ]
    ),
    TokenRule(
      words: ["nonisolated(unsafe)"],
      pattern: #"nonisolated\(unsafe\)"#,
      replacement: "make it a constant, or isolate it to the main actor",
      // The interface that suites are written against has global variables that hold closures of
      // any isolation; and a benchmark of any isolation is handed to the thread that runs it.
      except: [
        "Sources/Benchmark/Measuring/BenchmarkMeasurer.swift",
        "Sources/Benchmark/Registration/BenchmarkRegistry.swift",
      ]
    ),
    TokenRule(
      words: ["exclusivity", "unsafeFlags"],
      // A package on which others depend may not have such flags, except for its tests.
      pattern: #"\bexclusivity\(unchecked\)|-enforce-exclusivity|\bunsafeFlags\b(?!.*when\()"#,
      replacement: "keep stored state in one internal struct"
    ),
    TokenRule(
      words: ["fatalError"],
      pattern: #"\bfatalError\("#,
      replacement: "preconditionFailure with the rule that was broken, or an error",
      // The one place whose text is printed by optimized builds, as UIKit's exceptions are.
      except: ["Sources/UpdatePipeline/Diagnosis/Refusal.swift"]
    ),
    TokenRule(
      words: ["try!", "as!"],
      pattern: #"\b(?:try|as)!"#,
      replacement: "an error, or #require in a test"
    ),
    TokenRule(
      words: ["deinit"],
      pattern: #"\bisolated\s+deinit\b"#,
      replacement: "explicit teardown; an isolated deinit costs five times a plain one"
    ),
    // Delegates and data sources are weak in UIKit, and there are few of them. Constraints
    // outlive their views, and a flush must not keep a window alive; neither is in a hot loop.
    TokenRule(
      words: ["weak"],
      pattern: #"\bweak\s+var\s+(?!\w*(?:[dD]elegate|[dD]ataSource)\b)"#,
      replacement: "unowned(unsafe) behind one accessor; weak allocates a side table",
      folders: shipped,
      except: [
        "Sources/UIKit/AssociatedObjects.swift",
        "Sources/UpdatePipeline/AutoLayout/LayoutConstraintState.swift",
        "Sources/UpdatePipeline/Passes/UpdateCycle+Immediate.swift",
      ]
    ),
  ]

  /// Sources of values that differ from run to run or from machine to machine.
  private static let determinism = [
    TokenRule(
      words: ["SystemRandomNumberGenerator"],
      pattern: #"\bSystemRandomNumberGenerator\b"#,
      replacement: "SplitMix64 with a seed"
    ),
    TokenRule(
      words: [".random(", ".shuffle", ".randomElement"],
      pattern: #"\.random\((?!.*using:)|\.(?:shuffled|shuffle|randomElement)\(\)"#,
      replacement: "the variant with using: and a seeded generator"
    ),
    TokenRule(
      words: ["Task", "DispatchQueue", "Thread", "async", "await"],
      pattern: #"\bTask\s*(?:\{|\.detached|\()|\bDispatchQueue\b|\bThread\b|\basync\b|\bawait\b"#,
      replacement: "a synchronous call; the pipeline has no other threads",
      folders: deterministic,
      except: [
        // The mistake that an experiment looks into; waits for its thread.
        "Benchmarks/Experiments/Stage/ElsewhereWriter.swift",
        // XCTest calls no methods of the main actor on Linux.
        "Benchmarks/OwnCells/Tests/",
        // Measures asynchronous code.
        "Benchmarks/PlainSwift/",
        // Asks which thread writes to a model; schedules nothing.
        "Sources/UpdatePipeline/Tracking/MainContext.swift",
      ]
    ),
    TokenRule(
      words: ["Date", "Clock", "clock_gettime"],
      pattern: #"\bDate\(\)|\bDate\.now\b|\b(?:Continuous|Suspending)Clock\b|\bclock_gettime\b"#,
      replacement: "the virtual clock, or a clock that is handed in",
      folders: deterministic,
      // Measures time.
      except: ["Benchmarks/solverbench/"]
    ),
    TokenRule(
      words: ["sleep("],
      pattern: #"\b(?:u|nano)?sleep\("#,
      replacement: "the virtual clock",
      folders: deterministic
    ),
    TokenRule(
      words: ["Hasher", "hashValue"],
      pattern: #"\bHasher\b|\bhashValue\b"#,
      replacement: "Digest; Hasher is seeded per process",
      folders: deterministic,
      // Views are hashable by identity, as in UIKit; nothing iterates a set of them.
      except: ["Sources/UpdatePipeline/Views/UIResponder.swift"]
    ),
  ]

  private static let output = [
    TokenRule(
      words: ["print(", "debugPrint(", "dump(", "NSLog("],
      pattern: #"^(?!.*\bfunc (?:print|dump)\().*?(?:^|[^.\w])(?:debugPrint|print|dump|NSLog)\("#,
      replacement: "return the text; only the command line prints",
      except: ["Benchmarks/solverbench/", "Sources/updatebench/"]
    )
  ]

  /// Ways around a module's interface.
  private static let access = [
    TokenRule(
      words: ["@testable"],
      pattern: #"@testable\b"#,
      replacement: "a package declaration",
      // The tests of an executable in a package of its own, as anybody writes them.
      except: ["Benchmarks/OwnCells/Tests/"]
    ),
    TokenRule(
      words: ["@_spi"],
      pattern: #"@_spi\b"#,
      replacement: "a package declaration",
      // Only there does Observation name the property that changes.
      except: ["Sources/UpdatePipeline/Tracking/ObservationTracker.swift"]
    ),
    TokenRule(
      words: ["fileprivate"],
      pattern: #"\bfileprivate\b"#,
      replacement: "private"
    ),
    TokenRule(
      words: ["@_exported"],
      pattern: #"@_exported\b"#,
      replacement: "an import in each file that needs it",
      except: ["Sources/UIKit/", "Sources/UpdateBenchKit/"]
    ),
  ]

  /// Marks of unfinished work.
  private static let unfinished = [
    TokenRule(
      words: ["TODO", "FIXME", "XXX", "HACK"],
      pattern: #"\b(?:TODO|FIXME|XXX|HACK)\b"#,
      replacement: "finish it, or leave it out",
      except: ["Tests/TidyTests/"],
      includesComments: true
    ),
    TokenRule(
      words: [".disabled(", "withKnownIssue", "cancel", "#if"],
      pattern: #"\.disabled\(|\bwithKnownIssue\b|\bTest\.cancel\(|#if\s+(?:false|0)\b"#,
      replacement: "a test that runs",
      folders: ["Tests/"]
    ),
  ]
}
