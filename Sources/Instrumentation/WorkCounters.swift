/// One reading of every counter.
///
/// The pipeline owns one value and only ever bumps it. The work of a frame is the difference of two
/// readings (`work(since:)`), the work of a run is the sum of its frames (`accumulate(_:)`).
/// Reading, subtracting and adding allocate nothing.
public struct WorkCounters: Sendable {
  // The count is `Counter.allCases.count`; `CounterTests` holds the two together.
  @usableFromInline var values = InlineArray<41, Int>(repeating: 0)

  /// The number of counters one reading has room for.
  public static let capacity = 41

  /// A reading in which nothing has happened.
  public init() {}

  /// The reading of one counter.
  ///
  /// Inlined into the passes, which bump counters in their inner loops (`list-scroll.steady`).
  @inlinable public subscript(counter: Counter) -> Int {
    get { values[counter.rawValue] }
    set { values[counter.rawValue] = newValue }
  }

  /// The work done between an earlier reading and this one.
  ///
  /// Totals are differences; levels and peaks keep this reading's value.
  public func work(since earlier: WorkCounters) -> WorkCounters {
    var work = WorkCounters()
    for index in values.indices {
      guard let counter = Counter(rawValue: index) else { continue }
      switch counter.kind {
      case .total: work[counter] = self[counter] - earlier[counter]
      case .level, .peak: work[counter] = self[counter]
      }
    }
    return work
  }

  /// Adds the work of a later stretch to this one.
  ///
  /// Totals add up, levels take the later value, peaks the greater.
  public mutating func accumulate(_ later: WorkCounters) {
    for index in values.indices {
      guard let counter = Counter(rawValue: index) else { continue }
      switch counter.kind {
      case .total: self[counter] += later[counter]
      case .level: self[counter] = later[counter]
      case .peak: self[counter] = max(self[counter], later[counter])
      }
    }
  }
}

extension WorkCounters: Equatable {
  /// Whether two readings agree on every counter.
  public static func == (first: WorkCounters, second: WorkCounters) -> Bool {
    first.values.indices.allSatisfy { first.values[$0] == second.values[$0] }
  }
}

extension WorkCounters: ExpressibleByDictionaryLiteral {
  /// A reading in which every counter that is not named is zero, as exhaustive tests state it.
  public init(dictionaryLiteral elements: (Counter, Int)...) {
    for (counter, value) in elements {
      self[counter] = value
    }
  }
}

extension WorkCounters: CustomStringConvertible {
  /// The counters that are not zero, by key, one a line.
  public var description: String {
    Counter.allCases
      .filter { self[$0] != 0 }
      .map { "\($0.key): \(self[$0])" }
      .joined(separator: "\n")
  }
}
