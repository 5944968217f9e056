package import UBResults
import UBStatistics

/// An estimate of the new build's slowdown, from the pairs of some launches.
package struct TimeEstimate: Codable, Equatable, Sendable {
  /// The number of launches.
  package var launches: Int
  /// The number of pairs.
  package var pairs: Int
  /// The median of the pairs' ratios of new time over base time.
  package var ratio: Double
  /// The lower end of the ratio's interval; `nil` for fewer than two launches.
  package var low: Double?
  /// The upper end of the ratio's interval.
  package var high: Double?
  /// Wilcoxon's p-value against the alternative that the new build is slower.
  package var pSlower: Double
  /// Wilcoxon's p-value against the alternative that the new build is faster.
  package var pFaster: Double

  /// The estimate of launches, without pairs that the clock was too coarse for; `nil` for no pairs.
  ///
  /// The interval is Student's for the mean of the launches' medians, not of the pairs, since the
  /// pairs of one launch share the memory layout of its processes.
  package init?(of launches: [PairedLaunch], by clock: TimeClock, confidence: Double) {
    let differences = launches.map { $0.logRatios(by: clock) }.filter { !$0.isEmpty }
    let pooled = differences.flatMap(\.self)
    guard let middle = median(of: pooled) else { return nil }
    let medians = differences.compactMap { median(of: $0) }
    let test = WilcoxonSignedRank(differences: pooled)
    let interval =
      medians.count > 1 ? Moments(of: medians).interval(confidence: confidence) : nil
    self.launches = medians.count
    pairs = pooled.count
    ratio = exponential(middle)
    low = interval.map { exponential(min($0.low, middle)) }
    high = interval.map { exponential(max($0.high, middle)) }
    pSlower = test.pGreater
    pFaster = test.pLess
  }

  enum CodingKeys: String, CodingKey {
    case launches, pairs, ratio, low, high
    case pSlower = "p_slower"
    case pFaster = "p_faster"
  }
}

extension PairedLaunch {
  /// The logarithms of new time over base time, pair by pair, corrected for the order of sampling.
  ///
  /// The builds are sampled in the order base, new, new, base. The build measured second in a row
  /// has warm caches, so the ratios of the two orders lie above and below the true one. Half of the
  /// difference between the orders' medians is subtracted from one and added to the other.
  package func logRatios(by clock: TimeClock) -> [Double] {
    let pairs =
      switch clock {
      case .cpu: zip(baseCPU, newCPU)
      case .wall: zip(baseWall, newWall)
      }
    let ratios = pairs.map { base, new in
      base > 0 && new > 0 ? logarithm(Double(new) / Double(base)) : nil
    }
    func ordered(_ remainder: Int) -> [Double] {
      ratios.indices.filter { $0 % 2 == remainder }.compactMap { ratios[$0] }
    }
    let orders = [ordered(0), ordered(1)]
    guard
      orders.allSatisfy({ $0.count >= Self.orderPairsMin }),
      let first = median(of: orders[0]),
      let second = median(of: orders[1])
    else { return ratios.compactMap(\.self) }
    let shift = (first - second) / 2
    return ratios.enumerated().compactMap { index, ratio in
      ratio.map { index.isMultiple(of: 2) ? $0 - shift : $0 + shift }
    }
  }

  /// The fewest pairs of one order for the correction.
  private static let orderPairsMin = 5
}

/// A clock of frame times.
package enum TimeClock: String, Codable, Sendable, CaseIterable {
  /// Thread CPU time, which excludes other processes' work.
  case cpu
  /// Wall time, which includes waiting.
  case wall
}
