import UBRegression
package import UBResults

/// One number of a result.
package struct Figure: Equatable, Sendable {
  /// What the number counts.
  package enum Unit: String, Sendable {
    case count
    case bytes
    case nanoseconds = "ns"
    case perSecond = "1/s"
  }

  /// The name in documents; times are called `frame_ns_p50` and the like.
  let key: String
  /// The value.
  let value: Number
  /// What it counts.
  let unit: Unit
  /// What it means that it changes.
  let polarity: Polarity
  /// Whether the number is the same in every run of the same build.
  let isExact: Bool

  package init(
    key: String,
    value: Number,
    unit: Unit,
    polarity: Polarity,
    isExact: Bool
  ) {
    self.key = key
    self.value = value
    self.unit = unit
    self.polarity = polarity
    self.isExact = isExact
  }
}

extension Figure {
  /// Every number of a result: exact ones in catalogue order, then times.
  ///
  /// Zeros too, so that a number that is absent is one that was not taken.
  static func all(of result: BenchmarkResult) -> [Figure] {
    exact(of: result) + times(of: result)
  }

  /// The names of the numbers a result of this build can have.
  static var keys: [String] {
    Metric.all.map(\.key) + TimeKey.allCases.map(\.rawValue)
  }

  private static func exact(of result: BenchmarkResult) -> [Figure] {
    let numbers = BaselineEntry(of: result).metrics
    let known = Metric.all.compactMap { metric -> Figure? in
      guard let value = numbers[metric.key] else { return nil }
      let isInBytes = metric == .allocationBytes || metric == .allocationLiveDelta
      return Figure(
        key: metric.key,
        value: .whole(value),
        unit: isInBytes ? .bytes : .count,
        polarity: metric.polarity,
        isExact: true
      )
    }
    // Of a counter that another version of the tool wrote, only the number is known.
    let unknown = Set(numbers.keys).subtracting(Metric.all.map(\.key)).sorted()
    return known
      + unknown.compactMap { key in
        numbers[key].map {
          Figure(key: key, value: .whole($0), unit: .count, polarity: .account, isExact: true)
        }
      }
  }

  private static func times(of result: BenchmarkResult) -> [Figure] {
    guard let time = result.time else { return [] }
    return TimeKey.allCases.map { key in
      Figure(
        key: key.rawValue,
        value: key.value(of: time),
        unit: .nanoseconds,
        polarity: .prefersSmaller,
        isExact: false
      )
    }
  }
}
