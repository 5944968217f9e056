package import UBResults
import UBStatistics

/// The rules by which other tools decide that times got worse, applied to the same samples.
///
/// These are the rules alone. The tools take their samples in other ways, usually in two
/// sequential runs.
package enum PeerRule: String, Codable, Sendable, CaseIterable {
  /// A quartile is more than 5 % greater: package-benchmark's default.
  case quartiles = "quartiles > 5 %"
  /// The smallest sample is more than 5 % greater: Swift's own suite, before reruns.
  case least = "minimum > 5 %"
  /// Mann-Whitney p < 0.05 with a greater median: benchstat.
  case mannWhitney = "Mann-Whitney p < 0.05"
  /// Mann-Whitney p < 0.002 and a median more than 1.1 times as great: asv.
  case mannWhitneyFactor = "Mann-Whitney p < 0.002 and > 10 %"
  /// Welch p < 0.05 and a mean more than 1 % greater: criterion, which resamples.
  case welch = "Welch p < 0.05 and > 1 %"
  /// A mean more than twice as great: github-action-benchmark's default.
  case double = "mean > 200 %"

  /// Whether the rule reports the new build as slower.
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
