/// What counted a metric; numbers of two counters, or of two versions of one, aren't comparable.
///
/// A change of the counter is no change of what is counted: the numbers have to be taken anew.
package struct MetricCounter: Codable, Equatable, Sendable {
  /// The method, such as `jemalloc nrequests`.
  package var name: String
  /// The version of what it reads.
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  /// What counts the work: the pipeline itself.
  ///
  /// The version goes up when a counter comes to mean something else under the same key.
  package static let work = MetricCounter(name: "pipeline counters", version: "1")
}

extension MetricCounter: CustomStringConvertible {
  /// The name and the version.
  package var description: String { "\(name) \(version)" }
}

/// What counted the allocations.
package typealias AllocationCounter = MetricCounter
