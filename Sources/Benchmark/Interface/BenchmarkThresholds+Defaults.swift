extension BenchmarkThresholds {
  /// Common percentages.
  public enum Relative {
    /// No difference, but in the extremes.
    public static var strict: RelativeThresholds {
      [.p25: 0, .p50: 0, .p75: 0, .p90: 0, .p99: 0]
    }
    /// A twentieth around the middle.
    public static var `default`: RelativeThresholds { [.p25: 5, .p50: 5, .p75: 5] }
    /// A quarter in the middle.
    public static var relaxed: RelativeThresholds { [.p50: 25] }
    /// Nothing is judged.
    public static var none: RelativeThresholds { [:] }
  }

  /// Common amounts.
  public enum Absolute {
    /// No difference, but in the largest.
    public static var strict: AbsoluteThresholds {
      [.p0: 0, .p25: 0, .p50: 0, .p75: 0, .p90: 0, .p99: 0]
    }
    /// Nothing is judged.
    public static var `default`: AbsoluteThresholds { [:] }
    /// Ten thousand everywhere.
    public static var relaxed: AbsoluteThresholds {
      Dictionary(uniqueKeysWithValues: BenchmarkResult.Percentile.allCases.map { ($0, 10_000) })
    }
    /// Nothing is judged.
    public static var none: AbsoluteThresholds { [:] }
  }

  /// No difference.
  public static var strict: BenchmarkThresholds {
    BenchmarkThresholds(relative: Relative.strict, absolute: Absolute.strict)
  }
  /// A twentieth around the middle.
  public static var `default`: BenchmarkThresholds {
    BenchmarkThresholds(relative: Relative.default, absolute: Absolute.default)
  }
  /// A quarter in the middle, and ten thousand everywhere.
  public static var relaxed: BenchmarkThresholds {
    BenchmarkThresholds(relative: Relative.relaxed, absolute: Absolute.relaxed)
  }
  /// Nothing is judged.
  public static var none: BenchmarkThresholds { BenchmarkThresholds() }
}
