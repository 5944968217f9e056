package import UBRegression
import UBResults

/// Ratios of times as reports write them.
package enum TimeWords {
  /// The name of a clock in reports.
  package static func name(of clock: TimeClock) -> String {
    switch clock {
    case .cpu: "processor time"
    case .wall: "wall time"
    }
  }

  /// An estimate as a change with its interval, such as `+5.23 % [+4.23 %, +6.23 %]`.
  static func text(of estimate: TimeEstimate) -> String {
    let interval =
      estimate.low.flatMap { low in
        estimate.high.map { " [\(change(low)), \(change($0))]" }
      } ?? ""
    return change(estimate.ratio) + interval
  }

  /// An estimate with the number of its pairs.
  static func pairs(of estimate: TimeEstimate) -> String {
    "\(text(of: estimate)) in \(Amount.of(estimate.pairs, "pair"))"
  }

  /// The slowest frames in words; `nil` unless they differ significantly.
  package static func tail(of estimate: TailEstimate, in times: TimesDocument) -> String? {
    guard estimate.pSlower <= times.rule.significance else { return nil }
    let percent = percent(TailEstimate.ratioMin - 1)
    return "slowest frames at least \(percent) slower in \(estimate.slower) of \(estimate.pairs)"
      + " pairs and faster in \(estimate.faster)"
  }

  /// A ratio as a change, such as `+5.23 %`.
  static func change(_ ratio: Double) -> String {
    let percentage = Quantity.decimal((ratio - 1) * 100, places: 2)
    return "\(percentage.hasPrefix("-") ? "" : "+")\(percentage) %"
  }

  /// An estimate as a ratio with its interval, such as `ratio 1.0523 [1.0423, 1.0623]`.
  package static func ratio(of estimate: TimeEstimate) -> String {
    func text(_ ratio: Double) -> String { Quantity.decimal(ratio, places: 4) }
    let interval =
      estimate.low.flatMap { low in
        estimate.high.map { " [\(text(low)), \(text($0))]" }
      } ?? ""
    return "ratio \(text(estimate.ratio))\(interval)"
  }

  /// A share, such as `2.0 %`.
  package static func percent(_ share: Double) -> String {
    "\(Quantity.decimal(share * 100, places: 1)) %"
  }
}
