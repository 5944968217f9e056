/// How pairs of samples are taken.
struct PairProtocol {
  /// How often both arms are started anew in a stage, before it is looked at.
  var launchCounts = 6...16
  /// The pairs of a launch: as many as fit, within these bounds.
  ///
  /// Starting two builds takes as long as a hundred pairs. On a busy machine, which leaves time for
  /// few, the median of ten differs from that of sixty by two percent; what is then undecided is
  /// sampled in another round, instead of in a longer stage.
  var pairCounts = 10...50
  /// How long a sample is meant to take.
  var sampleNanoseconds: UInt64 = 600_000
  /// How long a stage may take, unless the least number of launches and pairs takes longer.
  var stageNanoseconds: UInt64 = 900_000_000
  /// How often a stage is repeated, at the most, for a benchmark that isn't decided.
  var roundsMax = 5
  /// How long a process may take to answer.
  var timeoutSeconds = 300
}
