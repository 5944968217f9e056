import Observation

/// An instrument with ten readings.
@Observable final class Gauge {
  /// The number of readings.
  static let readingCount = 10

  private var speed = 0.0
  private var load = 0.0
  private var heat = 0.0
  private var level = 0.0
  private var depth = 0.0
  private var force = 0.0
  private var light = 0.0
  private var sound = 0.0
  private var phase = 0.0
  private var drift = 0.0

  /// The reading at a position from 0 to 9.
  ///
  /// A key path could replace it but would allocate on each write.
  subscript(position: Int) -> Double {
    get {
      switch position {
      case 0: speed
      case 1: load
      case 2: heat
      case 3: level
      case 4: depth
      case 5: force
      case 6: light
      case 7: sound
      case 8: phase
      default: drift
      }
    }
    set {
      switch position {
      case 0: speed = newValue
      case 1: load = newValue
      case 2: heat = newValue
      case 3: level = newValue
      case 4: depth = newValue
      case 5: force = newValue
      case 6: light = newValue
      case 7: sound = newValue
      case 8: phase = newValue
      default: drift = newValue
      }
    }
  }
}
