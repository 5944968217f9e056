import Measurement
import Results

/// The side of a measuring process that takes samples whenever it is asked to.
///
/// It greets once it is warm; then each line that it reads is a number of frames, and each line
/// that it writes the time they took. It ends when there is nothing more to read.
enum SampleServer {
  /// Answers until the other side is done.
  ///
  /// - Throws: `SamplingError`, `ToolError.failed` for a line that is no number of frames, or what
  ///   `makeRun` throws.
  static func serve(
    _ channel: ReportChannel,
    processor: Int,
    makingRunsWith makeRun: @escaping () throws -> any MeasuredRun
  ) throws -> ExitCode {
    let isPinned = ProcessorAffinity.pin(to: processor)
    var pass = try SamplingPass(makingRunsWith: makeRun)
    let (frameCount, frameNanoseconds) = try pass.warmUp()
    let greeting = SamplingGreeting(
      frameCount: frameCount,
      frameNanoseconds: frameNanoseconds,
      processor: isPinned ? processor : nil,
      build: MachineProbe.toolchain().build
    )
    var answer = greeting.line
    while channel.write("\(answer)\n"), let line = readLine() {
      guard let frameCount = Int(line), frameCount > 0 else {
        throw ToolError.failed("found '\(line)', expected a number of frames")
      }
      answer = try pass.sample(frameCount: frameCount).line
    }
    return .success
  }
}
