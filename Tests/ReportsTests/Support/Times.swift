import UBRegression
import UBResults

/// Small times of two builds for tests.
enum Times {
  /// A benchmark that is slower, in two stages.
  static var slower: TimesEntry {
    var entry = entry("a", .slower)
    entry.cpu = estimate(1.0523)
    entry.wall = estimate(1.06)
    entry.second = [launch]
    return entry
  }

  /// A benchmark that is unchanged and has a control that holds.
  static var unchanged: TimesEntry {
    var entry = entry("b", .unchanged)
    entry.cpu = estimate(0.9951)
    entry.wall = estimate(1)
    entry.control = [launch, launch]
    return entry
  }

  /// A benchmark that one build can't be timed by.
  static var missing: TimesEntry {
    var entry = entry("c", .notComparable)
    entry.obstacle = "base: the sampling process exited with status 64"
    return entry
  }

  static func entry(_ label: String, _ verdict: TimeVerdict) -> TimesEntry {
    var entry = TimesEntry(
      EntryIdentity(label: label, strategy: "propertyPass"),
      verdict: verdict
    )
    entry.first = [launch]
    return entry
  }

  static func document(_ entries: [TimesEntry]) -> TimesDocument {
    TimesDocument(
      suite: "default",
      date: "2026-01-01T00:00:00Z",
      command: ["updatebench", "gate"],
      machine: Machine(processor: "Example", cores: 2, memory: 1, kernel: "k", system: "s"),
      conditions: Conditions(loadBefore: 1.5, loadAfter: 4.2, steal: 0.125),
      base: BuildIdentity(name: "main", commit: "fedcba9876543210", tree: "a"),
      new: BuildIdentity(name: "HEAD", commit: "0123456789abcdef", tree: "b"),
      rule: .standard,
      entries: entries
    )
  }

  private static var launch: PairedLaunch {
    var launch = PairedLaunch(processor: 0, isSwapped: false, framesPerSample: 1)
    for time: UInt64 in [100, 120] {
      launch.append(base: TimeSample(wall: time, cpu: time), new: TimeSample(wall: time, cpu: time))
    }
    return launch
  }

  private static func estimate(_ ratio: Double) -> TimeEstimate? {
    var estimate = TimeEstimate(of: [launch, launch], by: .cpu, confidence: 0.98)
    estimate?.pairs = 300
    estimate?.ratio = ratio
    estimate?.low = ratio - 0.01
    estimate?.high = ratio + 0.01
    return estimate
  }
}
