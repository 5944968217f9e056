// Amounts for thresholds and iteration counts; times are in nanoseconds.
extension Int {
  /// Hours in nanoseconds.
  public static func hours(_ hours: Int) -> Int { seconds(hours * 3_600) }
  /// Minutes in nanoseconds.
  public static func minutes(_ minutes: Int) -> Int { seconds(minutes * 60) }
  /// Seconds in nanoseconds.
  public static func seconds(_ seconds: Int) -> Int { giga(seconds) }
  /// Milliseconds in nanoseconds.
  public static func milliseconds(_ milliseconds: Int) -> Int { mega(milliseconds) }
  /// Microseconds in nanoseconds.
  public static func microseconds(_ microseconds: Int) -> Int { kilo(microseconds) }
  /// Nanoseconds as they are.
  public static func nanoseconds(_ value: Int) -> Int { value }
  /// Nanoseconds as a signed number.
  public static func nanoseconds(_ value: UInt) -> Int { Int(value) }
  /// Billions.
  public static func giga(_ value: Int) -> Int { value * 1_000_000_000 }
  /// Millions.
  public static func mega(_ value: Int) -> Int { value * 1_000_000 }
  /// Thousands.
  public static func kilo(_ value: Int) -> Int { value * 1_000 }
  /// A count as it is.
  public static func count(_ value: Int) -> Int { value }
  /// A count as a signed number.
  public static func count(_ value: UInt) -> Int { Int(value) }
}
