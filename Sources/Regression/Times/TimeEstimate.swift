package import UBResults
import UBStatistics

/// How much slower the new build is, from the pairs of some launches.
package struct TimeEstimate: Codable, Equatable, Sendable {
  /// The launches it rests on.
  package var launches: Int
  /// The pairs it rests on.
  package var pairs: Int
  /// The median of the pairs' ratios of new time over base time.
  package var ratio: Double
  /// The lower end of the ratio's interval; `nil` for fewer than two launches.
  package var low: Double?
  /// The upper end of the ratio's interval.
  package var high: Double?
  /// Wilcoxon's chance of pairs that lie as far above one if nothing is slower.
  package var pSlower: Double
  /// Wilcoxon's chance of pairs that lie as far below one if nothing is faster.
  package var pFaster: Double

  /// The estimate of launches, pairs that a clock was too coarse for left out; `nil` for no pairs.
  ///
  /// The interval is Student's for the mean of the launches' medians, not of the pairs: pairs of
  /// one launch share where its processes happen to lie in memory.
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
  /// The logarithms of new time over base time, pair by pair, without what the order adds.
  ///
  /// The builds are asked in the order base, new, new, base: whoever is asked twice in a row finds
  /// its memory in the caches the second time. Pairs then lie above and below the true ratio in
  /// turn, by half of what the medians of both orders differ by, which is taken out.
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

  /// The pairs of one order from which on something is said of it.
  private static let orderPairsMin = 5
}
