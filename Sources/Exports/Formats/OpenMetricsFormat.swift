import UBResults

/// OpenMetrics text: a gauge for each metric, a sample for each entry.
///
/// Times are in seconds, as the format demands; exact numbers are written with all their digits.
/// Source: OpenMetrics 1.0, the exposition format's grammar.
enum OpenMetricsFormat {
  /// The samples of a gauge.
  private struct Family {
    let name: String
    let unit: String?
    let help: String
    var samples: [String] = []
  }

  /// The endings that the format reserves for other kinds of metrics.
  private static let reservedEndings = [
    "_total", "_created", "_count", "_sum", "_bucket", "_gcount", "_gsum", "_info",
  ]

  /// The text of runs.
  ///
  /// - Throws: `ExportError` for entries or metrics whose names aren't unique.
  static func text(of sources: [ExportSource]) throws -> String {
    var families: [Family] = []
    var indices: [String: Int] = [:]
    var familyNames = UniqueNames(for: .openMetrics)
    var entryNames = UniqueNames(for: .openMetrics)
    for source in sources {
      for entry in source.entries {
        _ = try entryNames.take(source.name(of: entry))
        let labels = text(of: labels(suite: source.view.suite, entry.identity))
        for figure in source.figures(of: entry) {
          let index: Int
          if let known = indices[figure.key] {
            index = known
          } else {
            let family = family(of: figure, in: source)
            _ = try familyNames.take(family.name)
            index = families.count
            indices[figure.key] = index
            families.append(family)
          }
          let value = seconds(of: figure)
          families[index].samples.append("\(families[index].name)\(labels) \(value)")
        }
      }
    }
    let ofRuns = runLines(of: sources) + failureLines(of: sources)
    return (ofRuns + families.flatMap(lines) + ["# EOF"]).map { "\($0)\n" }.joined()
  }

  private static func family(of figure: Figure, in source: ExportSource) -> Family {
    let meaning =
      switch figure.polarity {
      case .prefersSmaller: "Smaller is better."
      case .prefersLarger: "Bigger is better."
      case .account, .unknown, .informational: "Neither direction is better."
      case .behaviour: "Describes the workload."
      }
    var name = "updatebench_" + figure.key.plainWords(joinedBy: "_")
    let unit: String?
    switch figure.unit {
    case .count, .perSecond: unit = nil
    case .bytes: unit = "bytes"
    case .nanoseconds:
      unit = "seconds"
      name = name.replacing("_ns_", with: "_") + "_seconds"
    }
    if let unit, !name.hasSuffix("_\(unit)") { name += "_\(unit)" }
    if reservedEndings.contains(where: name.hasSuffix) { name += "_per_run" }
    let sampled = source.hasFrames ? "time of a frame" : "a percentile of iterations"
    let kind = figure.isExact ? "the run's number, exact" : sampled
    return Family(name: name, unit: unit, help: "\(figure.key): \(kind). \(meaning)")
  }

  private static func lines(of family: Family) -> [String] {
    ["# TYPE \(family.name) gauge"]
      + (family.unit.map { ["# UNIT \(family.name) \($0)"] } ?? [])
      + ["# HELP \(family.name) \(escaped(family.help))"] + family.samples
  }

  /// The origin of each run, as labels.
  private static func runLines(of sources: [ExportSource]) -> [String] {
    guard !sources.isEmpty else { return [] }
    return ["# TYPE updatebench_run info", "# HELP updatebench_run How the numbers were taken."]
      + sources.map(\.view).map { run in
        let counter = run.counters[.allocations]
        let labels = [
          ("suite", run.suite), ("date", run.date), ("swift", run.toolchain.swift),
          ("build", run.toolchain.build), ("processor", run.machine.processor),
        ]
        let ofCounter = counter.map { [("allocation_counter", $0.description)] } ?? []
        return "updatebench_run_info\(text(of: labels + ofCounter)) 1"
      }
  }

  /// The entries without numbers, which are otherwise the same as entries that were not requested.
  private static func failureLines(of sources: [ExportSource]) -> [String] {
    let failures = sources.flatMap { source in
      source.failures.map { failure in
        let names = labels(suite: source.view.suite, failure.identity)
        return "updatebench_failed\(text(of: names + [("kind", failure.kind.rawValue)])) 1"
      }
    }
    guard !failures.isEmpty else { return [] }
    return [
      "# TYPE updatebench_failed gauge",
      "# HELP updatebench_failed A benchmark without numbers, and the reason.",
    ] + failures
  }

  private static func labels(suite: String, _ identity: EntryIdentity) -> [(String, String)] {
    [("suite", suite), ("benchmark", identity.label)]
      + (identity.strategy.map { [("strategy", $0)] } ?? [])
  }

  private static func text(of labels: [(String, String)]) -> String {
    "{" + labels.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: ",") + "}"
  }

  private static func escaped(_ text: String) -> String {
    // Parsers take a line feed alone for a line's end, so that other controls stay.
    text.replacingScalars { ["\\": "\\\\", "\n": "\\n", "\"": "\\\""][$0] }
  }

  private static func seconds(of figure: Figure) -> Number {
    guard figure.unit == .nanoseconds else { return figure.value }
    switch figure.value {
    case .whole(let nanoseconds): return .real(Double(nanoseconds) / 1e9)
    case .real(let nanoseconds): return .real(nanoseconds / 1e9)
    }
  }
}
