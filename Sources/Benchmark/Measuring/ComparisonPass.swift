import UBCommandLineSupport
import UBMeasurement
import UBResults

/// A measurement for a comparison of builds, beside the passes of a run.
enum ComparisonPass: String, CaseIterable {
  /// Times iterations whenever the gate asks for a sample.
  case sample
  /// Records the call stacks of allocations.
  case allocations

  /// The words that ask an executable of the suite for this pass.
  func words(benchmark: String) -> [String] {
    [
      MeasureCommand.word, "--parent", String(Lifeline.processNumber), "--pass", rawValue,
      "--benchmark", benchmark,
    ]
  }

  /// Measures a benchmark and reports to the process that started this one.
  ///
  /// - Throws: `ToolError.failed` for a benchmark that fails; `SamplingError`,
  ///   `AllocationMeterError` or `AllocationRecorderError`.
  func run(_ benchmark: Benchmark, _ arguments: Arguments, _ channel: ReportChannel) async throws {
    do {
      try await benchmark.runSetup()
    } catch {
      throw ToolError.failed("setup threw \(error)")
    }
    switch self {
    case .sample:
      let processor = try arguments.integer("processor", in: 0...65_535, default: 0)
      try await BenchmarkSampler.serve(benchmark, channel, on: processor)
    case .allocations:
      let profile = try await BenchmarkProfiler.profile(of: benchmark)
      guard channel.write(try DocumentCoder.text(of: profile)) else {
        throw ToolError.failed("the report can't be written")
      }
    }
    do {
      try await benchmark.runTeardown()
    } catch {
      throw ToolError.failed("teardown threw \(error)")
    }
  }
}

extension Benchmark {
  /// Throws the reason for which the benchmark failed, if it did.
  ///
  /// - Throws: `ToolError.failed`.
  func throwFailure() throws(ToolError) {
    if let failureReason { throw .failed(failureReason) }
  }
}
