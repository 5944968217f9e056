/// Why allocations can't be counted.
package enum AllocationMeterError: Error, Equatable, Sendable {
  /// jemalloc has no statistic of that name.
  case unknownStatistic(name: String, code: Int)
  /// The process allocates elsewhere than in jemalloc, or jemalloc keeps no statistics.
  case notServing(calls: Int, bytes: Int, expectedCalls: Int, expectedBytes: Int)
}

extension AllocationMeterError: CustomStringConvertible {
  /// A sentence that states what was found and what was expected.
  package var description: String {
    switch self {
    case .unknownStatistic(let name, let code):
      "jemalloc can't read '\(name)' (error \(code)); it has to be built with statistics"
    case .notServing(let calls, let bytes, let expectedCalls, let expectedBytes):
      """
      jemalloc does not serve this process's allocations: of \(expectedCalls) calls and \
      \(expectedBytes) bytes it saw \(calls) calls and \(bytes) bytes
      """
    }
  }
}
