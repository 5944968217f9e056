package import UBRegression

/// The exponents of a sweep, strategies side by side.
package enum ScalingTable {
  /// A row for each metric that is not zero at every size under every strategy.
  package static func grid(of sweep: ScalingSweepResult, strategies: [String]) -> TextGrid {
    let strategies = strategies.filter { sweep.curves[$0] != nil }
    let columns = strategies.map { $0 == ScalingSweepResult.noStrategy ? "cost" : $0 }
    let metrics = Set(sweep.curves.values.flatMap(\.keys)).sorted()
    return TextGrid(
      header: ["exponent, 95 % interval"] + columns,
      rows: metrics.compactMap { metric in
        let curves = strategies.map { sweep.curves[$0]?[metric] }
        guard curves.contains(where: { $0.map { !$0.isZero } ?? false }) else { return nil }
        return [metric] + curves.map(cell)
      }
    )
  }

  /// An exponent in words, such as `1.00 ± 0.02`.
  package static func text(of fit: ScalingFit) -> String {
    "\(decimal(fit.exponent)) ± \(decimal(fit.halfWidth))"
  }

  private static func cell(of curve: ScalingCurve?) -> String {
    guard let curve else { return "-" }
    guard !curve.isZero else { return "0" }
    return curve.fit.map(text) ?? "no power law"
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value.magnitude * 100).rounded())
    let fraction = hundredths % 100
    let sign = value < 0 && hundredths != 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
