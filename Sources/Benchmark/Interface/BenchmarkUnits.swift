/// The unit of times in tables.
public enum BenchmarkTimeUnits: String, Codable, CaseIterable, Sendable {
  /// Billionths of a second.
  case nanoseconds
  /// Millionths of a second.
  case microseconds
  /// Thousandths of a second.
  case milliseconds
  /// Seconds.
  case seconds
  /// Thousands of seconds.
  case kiloseconds
  /// Millions of seconds.
  case megaseconds
  /// The unit that suits each value.
  case automatic
}

extension BenchmarkTimeUnits: CustomStringConvertible {
  /// The unit's symbol.
  public var description: String {
    switch self {
    case .nanoseconds: "ns"
    case .microseconds: "μs"
    case .milliseconds: "ms"
    case .seconds: "s"
    case .kiloseconds: "ks"
    case .megaseconds: "Ms"
    case .automatic: "#"
    }
  }

  /// The nanoseconds in a unit; 1 for `automatic`.
  public var divisor: Int {
    switch self {
    case .nanoseconds, .automatic: 1
    case .microseconds: 1_000
    case .milliseconds: 1_000_000
    case .seconds: 1_000_000_000
    case .kiloseconds: 1_000_000_000_000
    case .megaseconds: 1_000_000_000_000_000
    }
  }

  /// The units in a second; 1 for longer units and for `automatic`.
  public var factor: Int {
    self == .automatic ? 1 : max(1_000_000_000 / divisor, 1)
  }
}

/// The unit of counts and amounts in tables.
public enum BenchmarkUnits: Int, Codable, CaseIterable, Sendable {
  /// Ones.
  case count = 1
  /// Thousands.
  case kilo = 1_000
  /// Millions.
  case mega = 1_000_000
  /// Billions.
  case giga = 1_000_000_000
  /// Trillions.
  case tera = 1_000_000_000_000
  /// Quadrillions.
  case peta = 1_000_000_000_000_000
  /// Ones, since rounded counts can't be compared.
  case automatic = 0
}

extension BenchmarkUnits: CustomStringConvertible {
  /// The unit's symbol; `#` for ones.
  public var description: String {
    switch self {
    case .count, .automatic: "#"
    case .kilo: "K"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    case .peta: "P"
    }
  }
}

/// The pieces of work in an iteration.
public enum BenchmarkScalingFactor: Int, Codable, CaseIterable, Sendable {
  /// One.
  case one = 1
  /// A thousand.
  case kilo = 1_000
  /// A million.
  case mega = 1_000_000
  /// A billion.
  case giga = 1_000_000_000
  /// A trillion.
  case tera = 1_000_000_000_000
  /// A quadrillion.
  case peta = 1_000_000_000_000_000
}

extension BenchmarkScalingFactor: CustomStringConvertible {
  /// The factor's symbol; `#` for one.
  public var description: String {
    BenchmarkUnits(rawValue: rawValue)?.description ?? "#"
  }
}
