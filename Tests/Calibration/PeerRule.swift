package import UBResults
import UBStatistics

/// The rules by which other tools find slowdowns, for comparison on the same samples.
///
/// Only the rules are theirs: most of these tools take their samples in two sequential runs.
nonisolated package enum PeerRule: String, Codable, Sendable, CaseIterable {
  /// One of the quartiles is more than 5 % greater, as package-benchmark's default has it.
  case quartiles = "quartiles > 5 %"
  /// The least sample is more than 5 % greater, as Swift's own suite has it before reruns.
  case least = "minimum > 5 %"
  /// Mann-Whitney p < 0.05 with a greater median, as benchstat has it.
  case mannWhitney = "Mann-Whitney p < 0.05"
  /// Mann-Whitney p < 0.002 and a median more than 1.1 times as great, as asv has it.
  case mannWhitneyFactor = "Mann-Whitney p < 0.002 and > 10 %"
  /// Welch p < 0.05 and a mean more than 1 % greater, as criterion has it with resampling.
  case welch = "Welch p < 0.05 and > 1 %"
  /// A mean more than twice as great, as github-action-benchmark's default has it.
  case double = "mean > 200 %"

  /// Whether the rule finds the new build slower.
  package func findsSlower(_ launches: [PairedLaunch]) -> Bool {
    let base = launches.flatMap(\.baseWall)
    let new = launches.flatMap(\.newWall)
    guard
      base.count > 1,
      let old = Percentiles(of: base),
      let present = Percentiles(of: new)
    else { return false }
    func ratio(at percent: Int) -> Double {
      Double(present(percent)) / Double(max(old(percent), 1))
    }
    let samples = (base: base.map(Double.init), new: new.map(Double.init))
    let means = (Moments(of: samples.base).mean, Moments(of: samples.new).mean)
    return switch self {
    case .quartiles: [25, 50, 75].contains { ratio(at: $0) > 1.05 }
    case .least: ratio(at: 0) > 1.05
    case .mannWhitney:
      ratio(at: 50) > 1 && MannWhitney(samples.base, samples.new).pTwoSided < 0.05
    case .mannWhitneyFactor:
      ratio(at: 50) > 1.1 && MannWhitney(samples.base, samples.new).pTwoSided < 0.002
    case .welch:
      means.1 > means.0 * 1.01 && WelchTest(samples.base, samples.new).pTwoSided < 0.05
    case .double: means.1 > means.0 * 2
    }
  }
}
