import UBMeasurement

/// Counts iterations: first those of the warm-up, then those of a plan.
struct Iterations {
  private let plan: PassPlan
  private let warmUpCount: Int
  private var count = 0
  private var start: UInt64 = 0

  init(_ plan: PassPlan, warmUpCount: Int) {
    self.plan = plan
    self.warmUpCount = warmUpCount
  }

  /// Whether the iteration that `next()` allowed is the first that is measured.
  var isFirstMeasured: Bool { count == warmUpCount + 1 }

  /// Whether another iteration is to run; the first that is measured always is.
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
