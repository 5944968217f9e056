extension BenchmarkThresholds {
  /// Common sets of percentages.
  public enum Relative {
    /// No difference, except of the extremes.
    public static var strict: RelativeThresholds {
      [.p25: 0, .p50: 0, .p75: 0, .p90: 0, .p99: 0]
    }
    /// 5 % at the quartiles.
    public static var `default`: RelativeThresholds { [.p25: 5, .p50: 5, .p75: 5] }
    /// 25 % at the median.
    public static var relaxed: RelativeThresholds { [.p50: 25] }
    /// No percentile is judged.
    public static var none: RelativeThresholds { [:] }
  }

  /// Common sets of amounts.
  public enum Absolute {
    /// No difference, except of the maximum.
    public static var strict: AbsoluteThresholds {
      [.p0: 0, .p25: 0, .p50: 0, .p75: 0, .p90: 0, .p99: 0]
    }
    /// No percentile is judged.
    public static var `default`: AbsoluteThresholds { [:] }
    /// 10,000 at every percentile.
    public static var relaxed: AbsoluteThresholds {
      Dictionary(uniqueKeysWithValues: BenchmarkResult.Percentile.allCases.map { ($0, 10_000) })
    }
    /// No percentile is judged.
    public static var none: AbsoluteThresholds { [:] }
  }

  /// No difference, except of the extremes.
  public static var strict: BenchmarkThresholds {
    BenchmarkThresholds(relative: Relative.strict, absolute: Absolute.strict)
  }
  /// 5 % at the quartiles.
  public static var `default`: BenchmarkThresholds {
    BenchmarkThresholds(relative: Relative.default, absolute: Absolute.default)
  }
  /// 25 % and 10,000 at the median, and 10,000 at every other percentile.
  public static var relaxed: BenchmarkThresholds {
    BenchmarkThresholds(relative: Relative.relaxed, absolute: Absolute.relaxed)
  }
  /// The metric is not judged.
  public static var none: BenchmarkThresholds { BenchmarkThresholds() }
}
