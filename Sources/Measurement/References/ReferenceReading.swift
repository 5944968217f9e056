/// What was counted of references to Swift's objects, of every thread.
package struct ReferenceReading: Equatable, Sendable {
  /// Objects that were allocated; a new object has one reference.
  package var allocations: Int
  /// References that were added to objects.
  package var retains: Int
  /// References that were taken away.
  package var releases: Int

  package init(allocations: Int, retains: Int, releases: Int) {
    self.allocations = allocations
    self.retains = retains
    self.releases = releases
  }

  /// The references that are left of those that came about.
  package var remaining: Int { allocations + retains - releases }
}
