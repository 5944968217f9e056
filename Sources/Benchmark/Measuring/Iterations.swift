import UBMeasurement

/// Counts the iterations of the warm-up and then those of a plan.
struct Iterations {
  private let plan: PassPlan
  private let warmUpCount: Int
  private var count = 0
  private var start: UInt64 = 0

  init(_ plan: PassPlan, warmUpCount: Int) {
    self.plan = plan
    self.warmUpCount = warmUpCount
  }

  /// Whether the current iteration is the first measured one.
  var isFirstMeasured: Bool { count == warmUpCount + 1 }

  /// Starts the next iteration, or returns `false` after the last; one is always measured.
  mutating func next() -> Bool {
    let measured = count - warmUpCount
    if measured == 0 {
      start = Clocks.monotonic()
    } else if measured > 0 {
      guard measured < plan.iterationCount else { return false }
      guard Clocks.monotonic() - start < UInt64(plan.nanosecondsMax) else { return false }
    }
    count += 1
    return true
  }
}
