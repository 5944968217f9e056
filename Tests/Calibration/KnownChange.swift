/// A change of a workload that the gate should find, or no change at all.
struct KnownChange {
  /// The numbers that change.
  enum Kind {
    /// The time of a frame.
    case time
    /// The exact numbers.
    case exact
  }

  /// The name, as options take it.
  let name: String
  /// The numbers that change.
  let kind: Kind
  /// The name and the amount of the calibration's skew.
  private let skew: (name: String, amount: Int)

  /// The addition to an arm's environment; equally long for each amount, since it lies on the
  /// stack.
  var environment: [String: String] { Self.environment(skew.name, skew.amount) }

  /// The addition to the environment of the arm without the change.
  var unchangedEnvironment: [String: String] { Self.environment(skew.name, 0) }

  private static func environment(_ name: String, _ amount: Int) -> [String: String] {
    let digits = String(amount)
    let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
    return [CalibrationSkew.variable: "\(name)=\(zeros)\(digits)"]
  }

  /// Every change, those of time first.
  static let all: [KnownChange] =
    [0, 1, 2, 3, 5, 10].map { percent in
      KnownChange(
        name: percent == 0 ? "none" : "\(percent)%",
        kind: .time,
        skew: ("work", percent * 10)
      )
    } + [
      // Three times the work in one frame of a hundred.
      KnownChange(name: "tail", kind: .time, skew: ("tail", 2)),
      KnownChange(name: "none-exact", kind: .exact, skew: ("bindings", 0)),
      KnownChange(name: "allocation", kind: .exact, skew: ("allocations", 1)),
      KnownChange(name: "invalidation", kind: .exact, skew: ("invalidations", 1)),
      KnownChange(name: "pivot", kind: .exact, skew: ("pivots", 1)),
      KnownChange(name: "cut-off", kind: .exact, skew: ("cutoffs", 1)),
      KnownChange(name: "leak", kind: .exact, skew: ("retained", 1)),
    ]
}
