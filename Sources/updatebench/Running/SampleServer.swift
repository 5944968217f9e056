import UBCommandLineSupport
import UBMeasurement
import UBResults

/// The side of a measuring process that takes samples whenever it is asked to.
///
/// It greets once its run is made; then each line that it reads is a number of frames, and each
/// line that it writes the time they took. It ends when there is nothing more to read.
enum SampleServer {
  /// Answers until the other side is done.
  ///
  /// The process is pinned only when the run is made, so that two can be made side by side.
  ///
  /// - Throws: `SamplingError`, or `ToolError.failed` for a line that is no number of frames.
  static func serve(
    _ channel: ReportChannel,
    run: any MeasuredRun,
    processor: Int
  ) throws -> ExitCode {
    var pass = try SamplingPass(run)
    let isPinned = ProcessorAffinity.pin(to: processor)
    let greeting = SamplingGreeting(processor: isPinned ? processor : nil)
    var answer = greeting.line
    while channel.write("\(answer)\n"), let line = readLine() {
      guard let frameCount = Int(line), frameCount > 0 else {
        throw ToolError.failed("found '\(line)', expected a number of frames")
      }
      answer = pass.sample(frameCount: frameCount).line
    }
    return .success
  }
}
