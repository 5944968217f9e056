/// How pairs of samples are taken.
struct PairProtocol {
  /// How often both arms are started anew in a stage, before it is looked at.
  var launchCount = 6
  /// The pairs of a launch, at the most.
  var pairCount = 50
  /// The pairs of a launch, at the least.
  var pairCountMin = 8
  /// How long a sample is meant to take.
  var sampleNanoseconds: UInt64 = 600_000
  /// How long the launches of a stage may take before pairs are left out.
  var stageNanoseconds: UInt64 = 900_000_000
  /// How often a stage is repeated, at the most, for a benchmark that isn't decided.
  var roundsMax = 5
  /// How long a process may take to answer.
  var timeoutSeconds = 300
}
