import Results

/// Chrome's trace events: each timed frame a slice as long as it took.
///
/// Only durations were measured. Frames of a repetition follow each other without the gaps that
/// were between them, as the process's name says; the solver's share of a frame is an argument of
/// its slice, since when it was spent is not known. Allocations are those that the counting pass
/// found in the same frame.
/// Source: "Trace Event Format", the document of the Chromium project.
enum ChromeTraceFormat {
  /// The whole file.
  private struct Trace: Encodable {
    let displayTimeUnit = "ns"
    let traceEvents: [Event]
  }

  /// An event; `ts` and `dur` are in microseconds.
  private struct Event: Encodable {
    let ph: String
    let pid: Int
    let tid: Int
    let name: String
    var cat: String?
    var ts: Double?
    var dur: Double?
    var args: [String: Argument]
  }

  /// A value of an event's arguments.
  private enum Argument: Encodable {
    case text(String)
    case number(Number)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .number(let number): try number.encode(to: encoder)
      }
    }
  }

  /// The text of runs: a process for each result, a thread for each repetition.
  ///
  /// - Throws: `ExportError.withoutTimes` if no run was timed.
  static func text(of runs: [ExportedRun]) throws -> String {
    var events: [Event] = []
    var process = 0
    for run in runs {
      for entry in run.entries {
        guard let samples = entry.result.time?.samples else { continue }
        process += 1
        let name = "\(run.name(of: entry)); frames without the gaps between them"
        events.append(
          Event(ph: "M", pid: process, tid: 0, name: "process_name", args: ["name": .text(name)])
        )
        for repetition in samples.frame.indices {
          events += self.events(of: repetition, in: entry.result, samples, process: process)
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
  ) -> [Event] {
    let thread = repetition + 1
    var events = [
      Event(
        ph: "M",
        pid: process,
        tid: thread,
        name: "thread_name",
        args: ["name": .text("repetition \(thread)")]
      )
    ]
    var start: UInt64 = 0
    for (index, duration) in samples.frame[repetition].enumerated() {
      var arguments: [String: Argument] = [
        "frame": .number(.whole(index + 1)),
        "cpu_ns": .number(.nanoseconds(samples.cpu[repetition][index])),
        "solver_ns": .number(.nanoseconds(samples.solver[repetition][index])),
      ]
      let calls = result.allocations.callsByFrame
      if calls.indices.contains(index) {
        arguments["allocations.calls"] = .number(.whole(calls[index]))
      }
      events.append(
        Event(
          ph: "X",
          pid: process,
          tid: thread,
          name: "frame",
          cat: "frame",
          ts: Double(start) / 1_000,
          dur: Double(duration) / 1_000,
          args: arguments
        )
      )
      start += duration
    }
    return events
  }
}
