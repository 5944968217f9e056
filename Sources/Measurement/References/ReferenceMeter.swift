import UBCCounters
package import UBResults

/// Counts what Swift does to the reference counts of objects, of every thread.
///
/// Functions of Swift's runtime are replaced by ones that count and then call them, which makes
/// each slower: a process that counts must not time. What refers to no object, such as `nil` or a
/// short string, is not counted, nor are immortal objects, whose count never changes. The loads of
/// weak and unowned references retain by ways that the runtime lets nobody replace.
package struct ReferenceMeter {
  /// What the meter counts with; the version goes up when a number comes to mean something else.
  package let counter = MetricCounter(name: "Swift runtime hooks", version: "1")

  /// Replaces the functions and checks that known objects are counted exactly, which takes a
  /// process in which no other thread retains or releases anything.
  ///
  /// - Throws: `ReferenceMeterError`; the runtime then has its own functions.
  package init() throws(ReferenceMeterError) {
    let obstacle = reference_counts_install()
    guard obstacle == reference_counts_no_obstacle else {
      throw ReferenceMeterError(obstacle)
    }
    do {
      try Self.verify()
    } catch {
      reference_counts_remove()
      throw error
    }
  }

  /// Gives the runtime its own functions back.
  package func remove() {
    reference_counts_remove()
  }

  /// Why references can't be counted here; `nil` if they can.
  ///
  /// The runtime has its own functions afterwards.
  package static func obstacle() -> ReferenceMeterError? {
    do {
      try ReferenceMeter().remove()
      return nil
    } catch {
      return error
    }
  }

  /// Opens the window in which references are counted; counts nothing itself.
  package static func open() {
    reference_counts_open()
  }

  /// Closes the window; counts nothing itself.
  package static func close() {
    reference_counts_close()
  }

  /// What was counted between the last `open()` and the last `close()`.
  package static var reading: ReferenceReading {
    let counts = reference_counts_in_window()
    return ReferenceReading(
      allocations: Int(counts.allocations),
      retains: Int(counts.retains),
      releases: Int(counts.releases)
    )
  }

  // MARK: - Self check

  private static func verify() throws(ReferenceMeterError) {
    let count = 1_000
    open()
    close()
    try expect(ReferenceReading(allocations: 0, retains: 0, releases: 0))
    // Calls of the runtime, of which no compiler leaves out any.
    let metadata = unsafeBitCast(CheckedObject.self, to: UnsafeRawPointer.self)
    open()
    reference_counts_exercise(metadata, count)
    close()
    try expect(ReferenceReading(allocations: count, retains: 4 * count, releases: 5 * count))
    // Compiled code, which retains as often as the compiler sees fit.
    open()
    for _ in 0..<count {
      CheckedObject.make()
    }
    close()
    let retains = reading.retains
    try expect(
      ReferenceReading(allocations: count, retains: retains, releases: retains + count)
    )
  }

  private static func expect(_ expected: ReferenceReading) throws(ReferenceMeterError) {
    guard reading == expected else { throw .miscounted(reading, expected: expected) }
  }
}

/// An object without stored properties, which is a header of two words.
private final class CheckedObject {
  init() {}

  /// Makes an object that the optimizer can't leave out.
  @inline(never)
  @_optimize(none)
  static func make() {
    _ = CheckedObject()
  }
}
