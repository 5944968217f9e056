import UBResults

/// Chrome's trace events: slices of timed frames, and of the parts of traced frames.
///
/// Timing records durations alone. Timed frames of a repetition follow each other without the gaps
/// between them, as the process's name says; the solver's share of a frame is an argument of its
/// slice, since its position in the frame is unknown. Allocations are those of the same frame in
/// the counting pass. A trace has all moments: see `ChromeTraceParts`.
/// Source: "Trace Event Format", the document of the Chromium project.
enum ChromeTraceFormat {
  /// The whole file.
  private struct Trace: Encodable {
    let displayTimeUnit = "ns"
    let traceEvents: [ChromeTraceEvent]
  }

  /// The text of runs: a process for each timed result, with a thread for each repetition, and one
  /// for each traced result.
  ///
  /// - Throws: `ExportError.withoutTimes` if no run was timed or traced.
  static func text(of sources: [ExportSource]) throws -> String {
    var events: [ChromeTraceEvent] = []
    var process = 0
    for source in sources {
      for entry in source.entries {
        guard let result = entry.frames else { continue }
        if let samples = result.time?.samples {
          process += 1
          let name = "\(source.name(of: entry)); frames without the gaps between them"
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
            name: source.name(of: entry),
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

  /// The number and the allocations of a frame, as arguments of its slice.
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
