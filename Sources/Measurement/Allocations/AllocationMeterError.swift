/// The reason that allocations can't be counted.
package enum AllocationMeterError: Error, Equatable, Sendable {
  /// jemalloc has no statistic with that name.
  case unknownStatistic(name: String, code: Int)
  /// The process doesn't allocate with jemalloc, or jemalloc was built without statistics.
  case notServing(calls: Int, bytes: Int, expectedCalls: Int, expectedBytes: Int)
}

extension AllocationMeterError: CustomStringConvertible {
  /// A sentence with the found and the expected values.
  package var description: String {
    switch self {
    case .unknownStatistic(let name, let code):
      "jemalloc can't read '\(name)' (error \(code)); it must be built with statistics"
    case .notServing(let calls, let bytes, let expectedCalls, let expectedBytes):
      """
      jemalloc does not serve this process's allocations: of \(expectedCalls) calls and \
      \(expectedBytes) bytes it counted \(calls) calls and \(bytes) bytes
      """
    }
  }
}
