import UBCCounters

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
