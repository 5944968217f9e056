import UBResults

/// A traced run as trace events: frames and the runs of their parts, with all gaps.
enum ChromeTraceParts {
  /// The run of a part of a frame.
  private struct Slice {
    let part: String
    let begin: UInt64
    let end: UInt64
  }

  /// A process with counters and one thread of nested slices.
  static func events(
    of trace: TraceFigures,
    in result: BenchmarkResult,
    name: String,
    process: Int
  ) -> [ChromeTraceEvent] {
    let lost = trace.lostCount == 0 ? "" : " without \(trace.lostCount) runs of their parts"
    var events: [ChromeTraceEvent] = [
      .name("\(name); traced frames\(lost)", process: process),
      .name("frames", process: process, thread: 1),
    ]
    var parts = slices(of: trace)[...]
    for index in trace.frames.begin.indices {
      let (begin, end) = (trace.frames.begin[index], trace.frames.end[index])
      events += counters(of: trace, frame: index, at: begin, process: process)
      events.append(
        .slice(
          "frame",
          category: "frame",
          begin,
          end,
          process: process,
          thread: 1,
          ChromeTraceFormat.arguments(ofFrame: index, in: result)
        )
      )
      while let part = parts.first, part.begin <= end {
        parts.removeFirst()
        events.append(
          .slice(
            part.part,
            category: "part",
            part.begin,
            part.end,
            process: process,
            thread: 1,
            ["frame": .number(.whole(index + 1))]
          )
        )
      }
    }
    return events
  }

  /// The runs of all parts by their beginning; the outer of two nested runs comes first.
  private static func slices(of trace: TraceFigures) -> [Slice] {
    trace.parts.sorted { $0.key < $1.key }
      .flatMap { part, spans in
        zip(spans.begin, spans.end).map { Slice(part: part, begin: $0, end: $1) }
      }
      .sorted { ($0.begin, $1.end) < ($1.begin, $0.end) }
  }

  /// The invalidations of a frame, and its binding evaluations by their effect.
  private static func counters(
    of trace: TraceFigures,
    frame: Int,
    at moment: UInt64,
    process: Int
  ) -> [ChromeTraceEvent] {
    let passes = ["properties", "constraints", "layout", "display"]
    let groups = [
      ("invalidations", passes.map { ($0, "\($0).requested") }),
      ("bindings", ["effective", "redundant"].map { ($0, "bindings.\($0)") }),
    ]
    return groups.compactMap { name, keys in
      let values = keys.compactMap { short, key in
        trace.counts[key].map { (short, $0[frame]) }
      }
      return values.isEmpty ? nil : .counter(name, at: moment, process: process, values)
    }
  }
}
