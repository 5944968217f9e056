import UBCCounters

/// Why reference counts can't be counted.
package enum ReferenceMeterError: Error, Equatable, Sendable {
  /// The counting functions are written for another processor.
  case otherProcessor
  /// The runtime has no functions that may be replaced.
  case noFunctions
  /// The runtime hands over other words than those it was given.
  case changedWords
  /// Known objects were not counted as they should be.
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
  /// A sentence that says what was found.
  package var description: String {
    switch self {
    case .otherProcessor:
      "the functions that count references are written for x86-64 under Linux"
    case .noFunctions:
      "the Swift runtime has no functions for retains and releases that may be replaced"
    case .changedWords:
      "the Swift runtime hands replaced functions words that may be no objects"
    case .miscounted(let found, let expected):
      """
      of \(expected.allocations) objects, \(expected.retains) retains and \(expected.releases) \
      releases it saw \(found.allocations), \(found.retains) and \(found.releases)
      """
    }
  }
}
