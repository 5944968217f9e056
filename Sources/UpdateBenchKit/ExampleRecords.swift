@_exported public import UBInstrumentation
public import UpdatePipeline
@_exported public import UBWorkloads

extension CellExample {
  /// Scrolls and changes a list of the cells, and returns the work and display of each frame.
  ///
  /// For tests: counts are equal in every build and on every machine, and two strategies are right
  /// if their frames have the same digests.
  ///
  /// - Parameters:
  ///   - strategy: How the window is brought up to date.
  ///   - frames: The frames to run, from 1 to a million.
  /// - Returns: A record of each frame; frame 0 has been settled before.
  /// - Throws: An error that says why `frames` is out of range.
  public static func records(
    under strategy: UpdateStrategy,
    frames: Int
  ) throws -> [FrameRecord] {
    try run(CellWorkload<Self>.self, under: strategy, frames: frames)
  }
}

extension ScreenExample {
  /// Shows and changes the screen, and returns the work and display of each frame.
  ///
  /// - Parameters:
  ///   - strategy: How the window is brought up to date.
  ///   - frames: The frames to run, from 1 to a million.
  /// - Returns: A record of each frame; frame 0 has been settled before.
  /// - Throws: An error that says why `frames` is out of range.
  public static func records(
    under strategy: UpdateStrategy,
    frames: Int
  ) throws -> [FrameRecord] {
    try run(ScreenWorkload<Self>.self, under: strategy, frames: frames)
  }
}

extension Sequence<FrameRecord> {
  /// The work of all frames together.
  public var work: WorkCounters {
    reduce(into: WorkCounters()) { $0.accumulate($1.work) }
  }
}

/// Runs a workload from its first frame to its last.
private func run<Example: Workload>(
  _ type: Example.Type,
  under strategy: UpdateStrategy,
  frames: Int
) throws -> [FrameRecord] {
  let parameters = try Parameters(of: type.definition, setting: [("frames", "\(frames)")])
  let workload = try type.init(parameters, strategy: strategy)
  workload.showFirst()
  return (1...workload.frameCount).map { workload.record($0) }
}
