import UBRegression
import UBResults
import UBStatistics

/// Two runs of three benchmarks and the rules to judge them by.
struct RandomPair {
  /// A value of a metric.
  struct Value {
    var kind: MetricFigures.Kind
    var samples: [Int]
  }

  /// A run, benchmark by benchmark.
  struct Side {
    var values: [String: [String: Value]] = [:]
    var factors: [String: Int] = [:]
    var unavailable: [String: Set<String>] = [:]
    var failed: Set<String> = []
    var versions: [Metric.Source: Int] = [:]
    var processor = "A"

    /// The run as a document.
    var document: IterationDocument {
      let benchmarks = values.sorted { $0.key < $1.key }.map { name, values in
        Iterations.benchmark(
          name,
          Dictionary(
            uniqueKeysWithValues: values.map { ($0, Iterations.figures($0, $1.kind, $1.samples)) }
          ),
          scalingFactor: factors[name] ?? 1,
          unavailable: Dictionary(
            uniqueKeysWithValues: (unavailable[name] ?? []).map { ($0, "for a reason") }
          )
        )
      }
      var counters = MetricCounters()
      for (source, version) in versions {
        counters[source] = MetricCounter(name: "counter", version: "\(version)")
      }
      var document = Iterations.run(
        benchmarks,
        counters: counters,
        failures: failed.sorted().map {
          Failure(EntryIdentity(label: $0), kind: .crashed, detail: "signal 11")
        }
      )
      document.machine.processor = processor
      return document
    }
  }

  static let names = ["a", "b", "c"]
  var base = Side()
  var run = Side()
  var rules = Iterations.rules()

  /// A pair in which either side may lack anything; of one that can be accepted, the run lacks no
  /// benchmark or metric for a failure, and no count of it varies without a threshold.
  init(_ generator: inout SplitMix64, isAcceptable: Bool = false) {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    // In calm pairs little differs, so that a single difference decides.
    let isCalm = chance(50)
    let missing = isCalm ? 1 : 15
    rules.judgesTimes = chance(50)
    rules.omitsInstructions = chance(30)
    if chance(25) { rules.metrics = ["mallocCountTotal", "nodes", "wallClock"] }
    for source in [Metric.Source.allocations, .references, .instructions] {
      if chance(90) { base.versions[source] = 1 }
      if chance(90) { run.versions[source] = chance(20) ? 2 : 1 }
    }
    if chance(20) { run.processor = "B" }
    for name in Self.names {
      let isInBase = !chance(missing)
      let isInRun = !chance(missing)
      if isInBase { base.values[name] = [:] }
      if isInRun { run.values[name] = [:] }
      if !isAcceptable, chance(missing / 2) { run.failed.insert(name) }
      base.factors[name] = 1
      run.factors[name] = chance(missing / 2) ? 2 : 1
      for key in Iterations.metrics.keys.sorted() {
        if chance(30) {
          rules.thresholds[name, default: [:]][key] = Self.thresholds(&generator)
        }
        let (old, new) = Self.values(key, isCalm: isCalm, &generator)
        if isInBase, !chance(missing) { base.values[name]?[key] = old }
        if isInRun, !chance(missing) {
          run.values[name]?[key] = new
          let isHeld = rules.thresholds[name]?[key] != nil
          if isAcceptable, new.kind == .nondeterministic, !isHeld {
            run.values[name]?[key]?.kind = .exact
          }
        } else if !isAcceptable, chance(30) {
          run.unavailable[name, default: []].insert(key)
        }
      }
    }
  }

  private static func thresholds(_ generator: inout SplitMix64) -> Thresholds {
    let percentiles = Percentile.allCases.filter { _ in Bool.random(using: &generator) }
    let relative = percentiles.map { ($0, Double(Int.random(in: 0...30, using: &generator))) }
    let absolute = percentiles.shuffled(using: &generator).dropLast(2)
      .map { ($0, Int.random(in: 0...4, using: &generator)) }
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: Thresholds()
    case 1: Thresholds(relative: Dictionary(uniqueKeysWithValues: relative))
    case 2: Thresholds(absolute: Dictionary(uniqueKeysWithValues: absolute))
    default:
      Thresholds(
        relative: Dictionary(uniqueKeysWithValues: relative),
        absolute: Dictionary(uniqueKeysWithValues: absolute)
      )
    }
  }

  /// The values of a metric on both sides, which are often the same.
  private static func values(
    _ key: String,
    isCalm: Bool,
    _ generator: inout SplitMix64
  ) -> (old: Value, new: Value) {
    func kind() -> MetricFigures.Kind {
      let draw = isCalm ? 0 : Int.random(in: 0..<20, using: &generator)
      return switch key {
      case "wallClock", "throughput", "syscalls": .sampled
      case "instructions": draw < 17 ? .simulated : .sampled
      default: draw < 17 ? .exact : draw < 19 ? .nondeterministic : .simulated
      }
    }
    let scale = [1, 10, 10_000].randomElement(using: &generator) ?? 1
    let count = Int.random(in: 1...5, using: &generator)
    let isConstant = Bool.random(using: &generator)
    let first = Int.random(in: -1...9, using: &generator) * scale
    let samples = (0..<count).map { index in
      isConstant || index == 0 ? first : first + Int.random(in: 0...3, using: &generator)
    }
    let old = Value(kind: kind(), samples: samples)
    var new = old
    if Int.random(in: 0..<10, using: &generator) == 0 { new.kind = kind() }
    if Int.random(in: 0..<(isCalm ? 60 : 5), using: &generator) == 0 {
      let distance = Int.random(in: -12...12, using: &generator)
      new.samples = samples.map { $0 + distance }
    }
    return (old, new)
  }
}
