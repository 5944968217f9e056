import UBCommandLineSupport
import UBMeasurement
package import UBRegression
package import UBResults

/// Holds a run against the threshold files of its suite.
package struct ThresholdJudgement {
  let store: ThresholdStore
  /// Every entry that the suite has, run or not.
  let known: [String]
  /// Whether an entry without a file is no pass; else it is named, and not judged.
  let requiresFiles: Bool

  package init(store: ThresholdStore, known: [String], requiresFiles: Bool = false) {
    self.store = store
    self.known = known
    self.requiresFiles = requiresFiles
  }

  /// Compares the 90th percentile of each metric with the file's, in both directions.
  ///
  /// A file without an entry is no pass when all were run, nor is an entry without a file when no
  /// entry has any.
  package func compare(
    _ run: ResultView,
    by rules: JudgingRules,
    in scope: ComparisonScope,
    isWhole: Bool,
    allowsAnyBuild: Bool
  ) -> Comparison {
    var run = run
    var base = Baseline(
      suite: run.suite,
      machine: run.machine,
      toolchain: run.toolchain,
      counters: run.counters
    )
    var unjudged: [EntryComparison] = []
    var judged: [ResultView.Entry] = []
    var withoutFile: [ResultView.Entry] = []
    for entry in run.entries {
      do throws(ToolError) {
        let name = entry.identity.description
        if let values = try store.load(name) {
          base.entries[entry.identity] = Baseline.Entry(
            facts: entry.facts,
            metrics: Self.metrics(values, of: entry, by: rules)
          )
          judged.append(Self.atP90(entry))
        } else if !entry.measurements.isEmpty {
          withoutFile.append(entry)
        }
      } catch {
        let obstacle = Obstacle.unreadable(reason: error.description)
        unjudged.append(EntryComparison(identity: entry.identity, obstacles: [obstacle]))
      }
    }
    run.entries = judged
    let isPass = !requiresFiles && !judged.isEmpty
    for entry in withoutFile where !isPass {
      let obstacle = Obstacle.missingFile(path: store.path(of: entry.identity.description))
      unjudged.append(EntryComparison(identity: entry.identity, obstacles: [obstacle]))
    }
    let comparison = Comparison(
      base: base,
      run: run,
      by: rules.atP90,
      in: scope,
      on: nil,
      standard: .thresholds,
      allowsAnyBuild: allowsAnyBuild
    )
    let owned = Set(known.map(store.path))
    let ownerless = isWhole ? store.paths.filter { !owned.contains($0) } : []
    return Comparison(
      obstacles: comparison.obstacles + ownerless.map(Obstacle.ownerlessFile),
      entries: (comparison.entries + unjudged).sorted { $0.identity < $1.identity },
      notes: comparison.notes + Self.untimed(in: base, by: rules)
        + (isPass ? withoutFile.map { "\($0.identity): it has no threshold file" } : []),
      standard: .thresholds
    )
  }

  /// The name that files have for a metric.
  static func name(of metric: String) -> String {
    String(metric.trimmingPrefix(JudgingRules.customPrefix))
  }

  /// The thresholds of a file by metric key.
  private static func metrics(
    _ values: [String: Int],
    of entry: ResultView.Entry,
    by rules: JudgingRules
  ) -> [String: MetricValue] {
    let keys = entry.measurements.map(\.metric.key) + entry.unavailable.keys
    let keyed = values.map { name, value in
      let custom = JudgingRules.customPrefix + name
      let isCustom = rules.known[name] == nil && keys.contains(custom)
      return (isCustom ? custom : name, MetricValue.exact(value))
    }
    return Dictionary(keyed) { first, _ in first }
  }

  /// A note on times in files that are not judged.
  private static func untimed(in base: Baseline, by rules: JudgingRules) -> [String] {
    guard !rules.judgesTimes else { return [] }
    let count = base.entries.sorted.count { entry in
      entry.value.metrics.keys.contains { key in
        rules.includes(key) && rules.known[key]?.isTime ?? false
      }
    }
    guard count > 0 else { return [] }
    return ["\(Amount.of(count, "file has", "files have")) times: --time judges them"]
  }
}

extension ThresholdJudgement {
  /// An entry with the 90th percentile in place of every other.
  private static func atP90(_ entry: ResultView.Entry) -> ResultView.Entry {
    entry.replacingMeasurements(
      entry.measurements.map { measurement in
        // A file holds one number, whatever the class.
        let p90 = PercentileValues(constant: measurement.value.percentiles.p90)
        return ResultView.Measurement(
          measurement.metric,
          MetricValue(measurement.value.metricClass, p90),
          disagreement: measurement.disagreement,
          samples: measurement.samples
        )
      }
    )
  }
}
