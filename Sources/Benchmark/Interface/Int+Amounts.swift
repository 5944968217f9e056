// Amounts for thresholds and iteration counts; of time, in nanoseconds.
extension Int {
  /// The nanoseconds of some hours.
  public static func hours(_ hours: Int) -> Int { seconds(hours * 3_600) }
  /// The nanoseconds of some minutes.
  public static func minutes(_ minutes: Int) -> Int { seconds(minutes * 60) }
  /// The nanoseconds of some seconds.
  public static func seconds(_ seconds: Int) -> Int { giga(seconds) }
  /// The nanoseconds of some milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Int { mega(milliseconds) }
  /// The nanoseconds of some microseconds.
  public static func microseconds(_ microseconds: Int) -> Int { kilo(microseconds) }
  /// Some nanoseconds.
  public static func nanoseconds(_ value: Int) -> Int { value }
  /// Some nanoseconds.
  public static func nanoseconds(_ value: UInt) -> Int { Int(value) }
  /// Some billions.
  public static func giga(_ value: Int) -> Int { value * 1_000_000_000 }
  /// Some millions.
  public static func mega(_ value: Int) -> Int { value * 1_000_000 }
  /// Some thousands.
  public static func kilo(_ value: Int) -> Int { value * 1_000 }
  /// Some ones.
  public static func count(_ value: Int) -> Int { value }
  /// Some ones.
  public static func count(_ value: UInt) -> Int { Int(value) }
}
