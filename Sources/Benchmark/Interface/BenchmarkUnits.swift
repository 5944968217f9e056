/// The unit in which tables show times.
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
  /// The one that suits each value.
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

  /// How many nanoseconds one is; 1 where that depends on the value.
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

  /// How many of them a second has; 1 for longer ones and where that depends on the value.
  public var factor: Int {
    self == .automatic ? 1 : max(1_000_000_000 / divisor, 1)
  }
}

/// The unit in which tables show what is not a time.
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
  /// Ones: a count that is rounded can't be compared.
  case automatic = 0
}

extension BenchmarkUnits: CustomStringConvertible {
  /// The unit's symbol; that of ones is `#`.
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

/// How many pieces of work one iteration does.
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
  /// The factor's symbol; that of one is `#`.
  public var description: String {
    BenchmarkUnits(rawValue: rawValue)?.description ?? "#"
  }
}
