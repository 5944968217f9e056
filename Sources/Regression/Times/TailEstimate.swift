package import UBResults
import UBStatistics

/// A comparison of the slowest frames of two builds.
///
/// Both samples of a pair step the same frames. Work that is added to one frame of many hardly
/// moves a median, but the slowest frame of each sample that has it. Noise slows down either side
/// equally often, so that only directions are counted, by the sign test.
package struct TailEstimate: Codable, Equatable, Sendable {
  /// The number of pairs.
  package var pairs: Int
  /// The pairs whose slowest frame takes at least `ratioMin` times as long in the new build.
  package var slower: Int
  /// The pairs whose slowest frame takes at least `ratioMin` times as long in the base.
  package var faster: Int
  /// The sign test's p-value against the alternative that the new build's frames are slower.
  package var pSlower: Double

  /// The ratio of two slowest frames that counts.
  package static let ratioMin = 1.25

  /// The estimate of launches; `nil` if their frames weren't timed one by one.
  package init?(of launches: [PairedLaunch]) {
    let pairs = launches.flatMap { launch in
      zip(launch.baseSlowest ?? [], launch.newSlowest ?? []).map { (base: $0, new: $1) }
    }
    guard !pairs.isEmpty else { return nil }
    self.pairs = pairs.count
    slower = pairs.count { Double($0.new) >= Self.ratioMin * Double(max($0.base, 1)) }
    faster = pairs.count { Double($0.base) >= Self.ratioMin * Double(max($0.new, 1)) }
    pSlower = SignTest(pluses: slower, minuses: faster).pGreater
  }

  enum CodingKeys: String, CodingKey {
    case pairs, slower, faster
    case pSlower = "p_slower"
  }
}
