import UBResults
import UBStatistics

/// Launches whose samples follow from a seed, for judgements that no clock has a part in.
enum Launches {
  /// Launches of 25 pairs around 600 microseconds.
  ///
  /// The new build is slower by `slowdown`, launches differ from each other by `spread`, pairs by
  /// `noise`, and the new build waits for `waiting` on top, all of them shares. Each sample has ten
  /// frames; in one sample of `heavyStride`, the new build takes three times as long for one frame.
  /// In one of `noiseStride`, either build does.
  static func made(
    slowdown: Double,
    spread: Double = 0.002,
    noise: Double = 0.02,
    waiting: Double = 0,
    heavyStride: Int? = nil,
    noiseStride: Int? = nil,
    count: Int = 8,
    seed: UInt64 = 1
  ) -> [PairedLaunch] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { index in
      var launch = PairedLaunch(processor: index % 2, isSwapped: false, framesPerSample: 10)
      let offset = spread * Double.random(in: -1.7...1.7, using: &generator)
      for pair in 0..<25 {
        let machine = 1 + noise * Double.random(in: -1...1, using: &generator)
        let own = 1 + noise / 4 * Double.random(in: -1...1, using: &generator)
        let base = 600_000 * machine
        let new = base * (1 + slowdown) * (1 + offset) * own
        var frames = (base: base / 10, new: new / 10)
        if let heavyStride, pair.isMultiple(of: heavyStride) { frames.new *= 3 }
        if let noiseStride, pair.isMultiple(of: noiseStride) {
          if pair / noiseStride % 2 == index % 2 { frames.base *= 3 } else { frames.new *= 3 }
        }
        launch.append(
          base: TimeSample(wall: UInt64(base), cpu: UInt64(base), slowest: UInt64(frames.base)),
          new: TimeSample(
            wall: UInt64(new * (1 + waiting)),
            cpu: UInt64(new),
            slowest: UInt64(frames.new)
          )
        )
      }
      return launch
    }
  }
}
