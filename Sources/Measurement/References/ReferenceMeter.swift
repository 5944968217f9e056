import UBCCounters
package import UBResults

/// Counts retains, releases and allocations of Swift objects in all threads.
///
/// It replaces functions of Swift's runtime with ones that count and then call the originals. That
/// makes each of them slower, so a process that counts must not time. It doesn't count calls
/// without an object, such as for `nil` or a short string, or with an immortal object, whose count
/// never changes. Loads of weak and unowned references retain through functions that can't be
/// replaced.
package struct ReferenceMeter {
  /// The identity of the counter; the version increases when the meaning of a number changes.
  package let counter = MetricCounter(name: "Swift runtime hooks", version: "1")

  /// Replaces the functions and checks that known objects are counted exactly.
  ///
  /// No other thread may retain or release anything meanwhile.
  ///
  /// - Throws: `ReferenceMeterError`; the runtime's own functions are then restored.
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

  /// Restores the runtime's own functions.
  package func remove() {
    reference_counts_remove()
  }

  /// The reason that references can't be counted here; `nil` if they can.
  ///
  /// The runtime's own functions are restored afterwards.
  package static func obstacle() -> ReferenceMeterError? {
    do {
      try ReferenceMeter().remove()
      return nil
    } catch {
      return error
    }
  }

  /// Opens the counting window; counts nothing itself.
  package static func open() {
    reference_counts_open()
  }

  /// Closes the window; counts nothing itself.
  package static func close() {
    reference_counts_close()
  }

  /// The counts between the last `open()` and the last `close()`.
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
    // Calls of the runtime, none of which a compiler can omit.
    let metadata = unsafeBitCast(CheckedObject.self, to: UnsafeRawPointer.self)
    open()
    reference_counts_exercise(metadata, count)
    close()
    try expect(ReferenceReading(allocations: count, retains: 4 * count, releases: 5 * count))
    // Compiled code, whose number of retains depends on the compiler.
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

  /// Makes an object that the optimizer can't remove.
  @inline(never)
  @_optimize(none)
  static func make() {
    _ = CheckedObject()
  }
}

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

/// The reason that references can't be counted.
package enum ReferenceMeterError: Error, Equatable, Sendable {
  /// The counting functions were written for another processor.
  case otherProcessor
  /// The runtime doesn't have the replaceable functions.
  case noFunctions
  /// The runtime passes other words than those it was given.
  case changedWords
  /// Known objects were not counted correctly.
  case miscounted(ReferenceReading, expected: ReferenceReading)

  init(_ obstacle: reference_counts_obstacle) {
    self =
      switch obstacle {
      case reference_counts_other_processor: .otherProcessor
      case reference_counts_changed_words: .changedWords
      default: .noFunctions
      }
  }
}

extension ReferenceMeterError: CustomStringConvertible {
  /// A sentence with the reason.
  package var description: String {
    switch self {
    case .otherProcessor:
      "the functions that count references are written for x86-64 on Linux"
    case .noFunctions:
      "the Swift runtime has no replaceable functions for retains and releases"
    case .changedWords:
      "the Swift runtime passes words to replaced functions that may not be objects"
    case .miscounted(let found, let expected):
      """
      of \(expected.allocations) objects, \(expected.retains) retains and \(expected.releases) \
      releases, the meter counted \(found.allocations), \(found.retains) and \(found.releases)
      """
    }
  }
}
