import UBResults

/// Chrome's trace events: slices of the frames that were timed, and of the parts of those that were
/// traced.
///
/// Timing takes only how long a frame took. Timed frames of a repetition follow each other without
/// the gaps that were between them, as the process's name says; the solver's share of a frame is an
/// argument of its slice, since when it was spent is not known. Allocations are those that the
/// counting pass found in the same frame. A trace has all moments: see `ChromeTraceParts`.
/// Source: "Trace Event Format", the document of the Chromium project.
enum ChromeTraceFormat {
  /// The whole file.
  private struct Trace: Encodable {
    let displayTimeUnit = "ns"
    let traceEvents: [ChromeTraceEvent]
  }

  /// The text of runs: a process for each result that was timed and for each that was traced, in
  /// the first a thread for each repetition.
  ///
  /// - Throws: `ExportError.withoutTimes` if no run was timed or traced.
  static func text(of runs: [ExportedRun]) throws -> String {
    var events: [ChromeTraceEvent] = []
    var process = 0
    for run in runs {
      for entry in run.entries {
        guard let result = entry.result else { continue }
        if let samples = result.time?.samples {
          process += 1
          let name = "\(run.name(of: entry)); frames without the gaps between them"
          events.append(.name(name, process: process))
          for repetition in samples.frame.indices {
            events += self.events(of: repetition, in: result, samples, process: process)
          }
        }
        if let trace = result.trace {
          process += 1
          events += ChromeTraceParts.events(
            of: trace,
            in: result,
            name: run.name(of: entry),
            process: process
          )
        }
      }
    }
    guard !events.isEmpty else { throw ExportError.withoutTimes(format: .chromeTrace) }
    return try JSONText.text(of: Trace(traceEvents: events))
  }

  private static func events(
    of repetition: Int,
    in result: BenchmarkResult,
    _ samples: TimeSamples,
    process: Int
  ) -> [ChromeTraceEvent] {
    let thread = repetition + 1
    var events: [ChromeTraceEvent] = [
      .name("repetition \(thread)", process: process, thread: thread)
    ]
    var start: UInt64 = 0
    for (index, duration) in samples.frame[repetition].enumerated() {
      var arguments = arguments(ofFrame: index, in: result)
      arguments["cpu_ns"] = .number(.nanoseconds(samples.cpu[repetition][index]))
      arguments["solver_ns"] = .number(.nanoseconds(samples.solver[repetition][index]))
      events.append(
        .slice(
          "frame",
          category: "frame",
          start,
          start + duration,
          process: process,
          thread: thread,
          arguments
        )
      )
      start += duration
    }
    return events
  }

  /// What a slice of a frame tells besides its time: which frame it is and what it allocated.
  static func arguments(
    ofFrame index: Int,
    in result: BenchmarkResult
  ) -> [String: ChromeTraceEvent.Argument] {
    let calls = result.allocations.callsByFrame
    var arguments: [String: ChromeTraceEvent.Argument] = ["frame": .number(.whole(index + 1))]
    if calls.indices.contains(index) {
      arguments["allocations.calls"] = .number(.whole(calls[index]))
    }
    return arguments
  }
}
