import UBResults

/// OpenMetrics text: a gauge for each metric, a sample for each entry.
///
/// Times are in seconds, as the format asks; exact numbers are written with all their digits.
/// Source: OpenMetrics 1.0, the exposition format's grammar.
enum OpenMetricsFormat {
  /// The samples of a gauge.
  private struct Family {
    let name: String
    let unit: String?
    let help: String
    var samples: [String] = []
  }

  /// What a name may not end in, as other kinds of metrics do.
  private static let reservedEndings = [
    "_total", "_created", "_count", "_sum", "_bucket", "_gcount", "_gsum", "_info",
  ]

  /// The text of runs.
  ///
  /// - Throws: `ExportError` for entries or metrics whose names aren't unique.
  static func text(of runs: [ExportedRun]) throws -> String {
    var families: [Family] = []
    var indices: [String: Int] = [:]
    var familyNames = UniqueNames(for: .openMetrics)
    var entryNames = UniqueNames(for: .openMetrics)
    for run in runs {
      for entry in run.entries {
        _ = try entryNames.take(run.name(of: entry))
        let labels = labels(suite: run.suite, of: entry)
        for figure in entry.figures {
          let index: Int
          if let known = indices[figure.key] {
            index = known
          } else {
            let family = family(of: figure, in: run)
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
    let lines = runLines(of: runs) + failureLines(of: runs) + families.flatMap(lines) + ["# EOF"]
    return lines.map { "\($0)\n" }.joined()
  }

  private static func family(of figure: Figure, in run: ExportedRun) -> Family {
    let meaning =
      switch figure.polarity {
      case .prefersSmaller: "Smaller is better."
      case .prefersLarger: "Bigger is better."
      case .account: "Neither direction is better."
      case .behaviour: "What the workload does."
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
    let kind = figure.isExact ? "the run's number, exact" : run.sampleMeaning
    return Family(name: name, unit: unit, help: "\(figure.key): \(kind). \(meaning)")
  }

  private static func lines(of family: Family) -> [String] {
    ["# TYPE \(family.name) gauge"]
      + (family.unit.map { ["# UNIT \(family.name) \($0)"] } ?? [])
      + ["# HELP \(family.name) \(escaped(family.help))"] + family.samples
  }

  /// How each run came about, as labels.
  private static func runLines(of runs: [ExportedRun]) -> [String] {
    guard !runs.isEmpty else { return [] }
    return ["# TYPE updatebench_run info", "# HELP updatebench_run How the numbers were taken."]
      + runs.map { run in
        let labels = [
          ("suite", run.suite), ("date", run.date), ("swift", run.toolchain.swift),
          ("build", run.toolchain.build), ("processor", run.machine.processor),
          ("allocation_counter", run.allocationCounter.description),
        ]
        return "updatebench_run_info\(text(of: labels)) 1"
      }
  }

  /// What has no numbers, so that its absence can be told from a metric nobody asked for.
  private static func failureLines(of runs: [ExportedRun]) -> [String] {
    let failures = runs.flatMap { run in
      run.losses.map { loss in
        let names = labels(suite: run.suite, loss.label, loss.strategy)
        return "updatebench_failed\(text(of: names + [("kind", loss.kind)])) 1"
      }
    }
    guard !failures.isEmpty else { return [] }
    return [
      "# TYPE updatebench_failed gauge", "# HELP updatebench_failed What has no numbers, and why.",
    ] + failures
  }

  private static func labels(suite: String, of entry: ExportedRun.Entry) -> String {
    text(of: labels(suite: suite, entry.label, entry.strategy))
  }

  private static func labels(
    suite: String,
    _ label: String,
    _ strategy: String
  ) -> [(String, String)] {
    [("suite", suite), ("benchmark", label)]
      + (strategy.isEmpty ? [] : [("strategy", strategy)])
  }

  private static func text(of labels: [(String, String)]) -> String {
    "{" + labels.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: ",") + "}"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
  }

  private static func seconds(of figure: Figure) -> Number {
    guard figure.unit == .nanoseconds else { return figure.value }
    switch figure.value {
    case .whole(let nanoseconds): return .real(Double(nanoseconds) / 1e9)
    case .real(let nanoseconds): return .real(nanoseconds / 1e9)
    }
  }
}
