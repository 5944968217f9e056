import Observation

/// Ten readings of an instrument.
@Observable final class Gauge {
  var speed = 0.0
  var load = 0.0
  var heat = 0.0
  var level = 0.0
  var depth = 0.0
  var force = 0.0
  var light = 0.0
  var sound = 0.0
  var phase = 0.0
  var drift = 0.0

  /// The readings, in the order they are shown.
  static let readings: [ReferenceWritableKeyPath<Gauge, Double>] = [
    \.speed, \.load, \.heat, \.level, \.depth, \.force, \.light, \.sound, \.phase, \.drift,
  ]
}
