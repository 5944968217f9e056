/// The reason that a workload can't be sampled.
package enum SamplingError: Error, Equatable, Sendable {
  /// The workload has no frames.
  case noFrames
}

extension SamplingError: CustomStringConvertible {
  /// A sentence with the reason.
  package var description: String {
    switch self {
    case .noFrames: "the workload has no frames at these parameters, so there is nothing to time"
    }
  }
}
