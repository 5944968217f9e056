import Glibc
package import UBResults

/// The side of the sampling protocol that measures: the other side asks for samples one by one, so
/// that two processes can be sampled in turn.
///
/// The server greets with the processor it is pinned to. Then each line that it reads is a number
/// of steps, and each line that it writes the time they took. It ends with its input.
package struct SampleServer {
  /// The threads that are pinned to a processor.
  package enum PinnedThreads: Sendable {
    /// The calling thread.
    case current
    /// All threads of the process, for steps that run on several.
    case all
  }

  private let channel: ReportChannel
  private var isConnected: Bool

  /// Pins threads to a processor and greets.
  ///
  /// Preparations belong before this call, so that two processes can prepare side by side.
  package init(_ channel: ReportChannel, on processor: Int, pinning threads: PinnedThreads) {
    self.channel = channel
    let isPinned =
      switch threads {
      case .current: ProcessorAffinity.pin(to: processor)
      case .all: ProcessorAffinity.pinAllThreads(to: processor)
      }
    let greeting = SamplingGreeting(processor: isPinned ? processor : nil)
    isConnected = channel.write("\(greeting.line)\n")
  }

  /// Waits for a request and returns its number of steps; `nil` at the end of the input.
  ///
  /// - Throws: `SamplingError.badRequest`.
  package func nextRequest() throws(SamplingError) -> Int? {
    guard isConnected, let line = readLine() else { return nil }
    guard let stepCount = Int(line), stepCount > 0 else { throw .badRequest(line) }
    return stepCount
  }

  /// Answers the request with the time of its steps.
  package mutating func answer(_ sample: TimeSample) {
    isConnected = channel.write("\(sample.line)\n")
  }
}

/// The reason why something can't be sampled.
package enum SamplingError: Error, Equatable, Sendable {
  /// The workload has nothing to step.
  case noFrames
  /// A request is no number of steps.
  case badRequest(String)
}

extension SamplingError: CustomStringConvertible {
  /// A sentence that states the reason.
  package var description: String {
    switch self {
    case .noFrames: "the workload has no frames at these parameters, so there is nothing to time"
    case .badRequest(let line): "found '\(line)', expected a number of steps"
    }
  }
}
