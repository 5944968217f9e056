/// Why a workload can't be sampled.
package enum SamplingError: Error, Equatable, Sendable {
  /// It has nothing to step.
  case noFrames
}

extension SamplingError: CustomStringConvertible {
  /// A sentence that says why.
  package var description: String {
    switch self {
    case .noFrames: "the workload has no frames at these parameters, so there is nothing to time"
    }
  }
}
