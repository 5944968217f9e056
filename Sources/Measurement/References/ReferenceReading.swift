/// The reference counting operations on Swift objects, in all threads.
package struct ReferenceReading: Equatable, Sendable {
  /// The allocated objects; a new object has one reference.
  package var allocations: Int
  /// The references added to objects.
  package var retains: Int
  /// The references removed from objects.
  package var releases: Int

  package init(allocations: Int, retains: Int, releases: Int) {
    self.allocations = allocations
    self.retains = retains
    self.releases = releases
  }

  /// The references that remain.
  package var remaining: Int { allocations + retains - releases }
}
