/// What counted the allocations; numbers of two counters aren't comparable.
package struct AllocationCounter: Codable, Equatable, Sendable {
  /// The method, such as `jemalloc nrequests`.
  package var name: String
  /// The version of what it reads.
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

extension AllocationCounter: CustomStringConvertible {
  /// The name and the version.
  package var description: String { "\(name) \(version)" }
}
