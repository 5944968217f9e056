/// The counter of a metric; numbers of two counters, or of two versions of one, aren't comparable.
///
/// The numbers of another counter have to be taken anew.
package struct MetricCounter: Codable, Equatable, Sendable {
  /// The method, such as `jemalloc nrequests`.
  package var name: String
  /// The version of the library or the kernel interface it reads.
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  /// The pipeline's own counters.
  ///
  /// The version goes up when a counter changes its meaning under the same key.
  package static let work = MetricCounter(name: "pipeline counters", version: "1")
}

extension MetricCounter: CustomStringConvertible {
  /// The name and the version.
  package var description: String { "\(name) \(version)" }
}

/// The counters of a run by the source they count for.
package struct MetricCounters: Equatable, Sendable {
  private var counters: [Metric.Source: MetricCounter] = [:]

  /// The counters that aren't `nil`.
  package init(_ counters: [Metric.Source: MetricCounter?] = [:]) {
    self.counters = counters.compactMapValues(\.self)
  }

  /// The counter of a source; `nil` if the run counted nothing of that kind.
  package subscript(source: Metric.Source) -> MetricCounter? {
    get { counters[source] }
    set { counters[source] = newValue }
  }
}

extension MetricCounters: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let named = try container.decode([String: MetricCounter].self)
    for (name, counter) in named {
      guard let source = Metric.Source(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "found a counter of '\(name)', expected one of "
            + Metric.Source.allCases.map(\.rawValue).joined(separator: ", ")
        )
      }
      counters[source] = counter
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let named = counters.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: named))
  }
}
