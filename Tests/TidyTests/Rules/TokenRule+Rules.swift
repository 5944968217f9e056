extension TokenRule {
  /// Every rule.
  static let all = safety + determinism + output + access + unfinished

  /// Holes in what the compiler proves.
  private static let safety = [
    TokenRule(
      pattern: #"@unchecked\s+Sendable"#,
      replacement: "make it a value, or isolate it to the main actor"
    ),
    TokenRule(
      pattern: #"nonisolated\(unsafe\)"#,
      replacement: "make it a constant, or isolate it to the main actor"
    ),
    TokenRule(
      pattern: #"\bexclusivity\(unchecked\)|-enforce-exclusivity|\bunsafeFlags\b"#,
      replacement: "keep stored state in one internal struct"
    ),
    TokenRule(
      pattern: #"\bfatalError\("#,
      replacement: "preconditionFailure with the rule that was broken, or an error"
    ),
    TokenRule(pattern: #"\b(?:try|as)!"#, replacement: "an error, or #require in a test"),
    TokenRule(
      pattern: #"\bisolated\s+deinit\b"#,
      replacement: "explicit teardown; an isolated deinit costs five times a plain one"
    ),
    // Delegates and data sources are weak in UIKit, and there are few of them. Constraints
    // outlive their views, and a flush must not keep a window alive; neither is in a hot loop.
    TokenRule(
      pattern: #"\bweak\s+var\s+(?!\w*(?:[dD]elegate|[dD]ataSource)\b)"#,
      replacement: "unowned(unsafe) behind one accessor; weak allocates a side table",
      folders: shipped,
      except: [
        "Sources/UpdatePipeline/AutoLayout/LayoutConstraintState.swift",
        "Sources/UpdatePipeline/Passes/UpdateCycle+Immediate.swift",
      ]
    ),
  ]

  /// What differs from run to run or from machine to machine.
  private static let determinism = [
    TokenRule(
      pattern: #"\bSystemRandomNumberGenerator\b"#,
      replacement: "SplitMix64 with a seed"
    ),
    TokenRule(
      pattern: #"\.random\((?!.*using:)|\.(?:shuffled|shuffle|randomElement)\(\)"#,
      replacement: "the variant with using: and a seeded generator"
    ),
    TokenRule(
      pattern: #"\bTask\s*(?:\{|\.detached|\()|\bDispatchQueue\b|\bThread\b|\basync\b|\bawait\b"#,
      replacement: "a synchronous call; the pipeline has no other threads",
      folders: deterministic,
      // Asks which thread writes to a model; schedules nothing.
      except: ["Sources/UpdatePipeline/Tracking/MainContext.swift"]
    ),
    TokenRule(
      pattern: #"\bDate\(\)|\bDate\.now\b|\b(?:Continuous|Suspending)Clock\b|\bclock_gettime\b"#,
      replacement: "the virtual clock, or a clock that is handed in",
      folders: deterministic
    ),
    TokenRule(
      pattern: #"\b(?:u|nano)?sleep\("#,
      replacement: "the virtual clock",
      folders: deterministic
    ),
    TokenRule(
      pattern: #"\bHasher\b|\bhashValue\b"#,
      replacement: "Digest; Hasher is seeded per process",
      folders: deterministic,
      // Views are hashable by identity, as in UIKit; nothing iterates a set of them.
      except: ["Sources/UpdatePipeline/Views/UIResponder.swift"]
    ),
  ]

  private static let output = [
    TokenRule(
      pattern: #"(?:^|[^.\w])(?:debugPrint|print|dump|NSLog)\("#,
      replacement: "return the text; only the command line prints",
      except: ["Sources/updatebench/"]
    )
  ]

  /// Ways around a module's interface.
  private static let access = [
    TokenRule(pattern: #"@testable\b"#, replacement: "a package declaration"),
    TokenRule(
      pattern: #"@_spi\b"#,
      replacement: "a package declaration",
      // Only there does Observation name the property that changes.
      except: ["Sources/UpdatePipeline/Tracking/ObservationTracker.swift"]
    ),
    TokenRule(pattern: #"\bfileprivate\b"#, replacement: "private"),
    TokenRule(
      pattern: #"@_exported\b"#,
      replacement: "an import in each file that needs it",
      except: ["Sources/UIKit/"]
    ),
  ]

  /// What is put off instead of done.
  private static let unfinished = [
    TokenRule(
      pattern: #"\b(?:TODO|FIXME|XXX|HACK)\b"#,
      replacement: "finish it, or leave it out",
      except: ["Tests/TidyTests/"],
      includesComments: true
    ),
    TokenRule(
      pattern: #"\.disabled\(|\bwithKnownIssue\b|\bTest\.cancel\(|#if\s+(?:false|0)\b"#,
      replacement: "a test that runs",
      folders: ["Tests/"]
    ),
  ]
}
