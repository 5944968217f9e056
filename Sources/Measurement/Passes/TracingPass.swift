package import UBInstrumentation
package import UBResults

/// Records the beginning and end of each frame of a workload and of its parts.
///
/// Memory is reserved before the first frame, and work is read between frames, so frames allocate
/// nothing extra.
package enum TracingPass {
  /// The counters recorded for each frame: requests and evaluated content.
  private static let counters: [Counter] = [
    .propertiesRequested, .constraintsRequested, .layoutRequested, .displayRequested,
    .bindingsEvaluated, .bindingsEffective, .bindingsRedundant,
  ]

  /// Makes two fresh runs; the first determines the memory to reserve for the second.
  ///
  /// - Throws: `SamplingError` for a run without frames, or an error of `makeRun`.
  @MainActor package static func report(
    makingRunsWith makeRun: () throws -> any MeasuredRun
  ) throws -> TracingReport {
    let processor = ProcessorAffinity.pinToLastProcessor()
    let warmUp = try makeRun()
    guard warmUp.frameCount > 0 else { throw SamplingError.noFrames }
    let counter = SpanRecorder(clock: Clocks.monotonic, capacity: 0)
    _ = step(warmUp, recordingWith: counter)
    let recorder = SpanRecorder(clock: Clocks.monotonic, capacity: counter.lostCount)
    let (frames, work) = step(try makeRun(), recordingWith: recorder)
    return TracingReport(
      trace: figures(frames, recorder, work: work, processor: processor)
    )
  }

  /// Steps all frames; returns their begin and end times, and the work readings around them.
  @MainActor private static func step(
    _ run: any MeasuredRun,
    recordingWith recorder: SpanRecorder
  ) -> (frames: TraceFigures.Spans, work: [WorkCounters]) {
    let frameCount = run.frameCount
    let zeros = [UInt64](repeating: 0, count: frameCount)
    var frames = TraceFigures.Spans(begin: zeros, end: zeros)
    var work = [WorkCounters](repeating: run.work, count: frameCount + 1)
    run.record(with: recorder)
    for index in 0..<frameCount {
      frames.begin[index] = Clocks.monotonic()
      run.step(index + 1)
      frames.end[index] = Clocks.monotonic()
      work[index + 1] = run.work
    }
    return (frames, work)
  }

  private static func figures(
    _ frames: TraceFigures.Spans,
    _ recorder: SpanRecorder,
    work: [WorkCounters],
    processor: Int?
  ) -> TraceFigures {
    let origin = frames.begin.first ?? 0
    var parts: [String: TraceFigures.Spans] = [:]
    for span in recorder.spans {
      parts[span.part.key, default: TraceFigures.Spans()].begin.append(span.begin - origin)
      parts[span.part.key]?.end.append(span.end - origin)
    }
    let counts = counters.map { counter in
      (counter.key, zip(work, work.dropFirst()).map { $1[counter] - $0[counter] })
    }
    return TraceFigures(
      processor: processor,
      frames: TraceFigures.Spans(
        begin: frames.begin.map { $0 - origin },
        end: frames.end.map { $0 - origin }
      ),
      parts: parts,
      lostCount: recorder.lostCount,
      counts: Dictionary(uniqueKeysWithValues: counts)
    )
  }
}
