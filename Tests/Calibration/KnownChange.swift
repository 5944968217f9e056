/// A change of what a workload does that the gate should find, or shouldn't.
struct KnownChange {
  /// What the gate has to look at.
  enum Kind {
    /// The time it takes.
    case time
    /// The exact numbers.
    case exact
  }

  /// The name, as options take it.
  let name: String
  /// What the gate has to look at.
  let kind: Kind
  /// The calibration's word for it and the amount.
  private let skew: (name: String, amount: Int)

  /// What an arm's environment says; equally long for each amount, since it lies on the stack.
  var environment: [String: String] { Self.environment(skew.name, skew.amount) }

  /// What the environment of the arm without the change says.
  var unchangedEnvironment: [String: String] { Self.environment(skew.name, 0) }

  private static func environment(_ name: String, _ amount: Int) -> [String: String] {
    let digits = String(amount)
    let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
    return ["UPDATEBENCH_CALIBRATION": "\(name)=\(zeros)\(digits)"]
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
      KnownChange(name: "none-exact", kind: .exact, skew: ("bindings", 0)),
      KnownChange(name: "allocation", kind: .exact, skew: ("allocations", 1)),
      KnownChange(name: "invalidation", kind: .exact, skew: ("invalidations", 1)),
      KnownChange(name: "pivot", kind: .exact, skew: ("pivots", 1)),
      KnownChange(name: "cut-off", kind: .exact, skew: ("cutoffs", 1)),
      KnownChange(name: "leak", kind: .exact, skew: ("retained", 1)),
    ]
}
