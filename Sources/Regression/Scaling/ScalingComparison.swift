package import UBResults

/// The growth of a run's costs compared with the accepted growth.
package struct ScalingComparison: Equatable, Sendable {
  /// A difference of one curve, or a reason why one can't be compared.
  package struct Finding: Equatable, Sendable {
    /// The verdict; `regressed` for a cost that grows faster.
    package let verdict: Verdict
    /// The sweep, strategy and metric it is about, and the difference.
    package let text: String
  }

  /// The findings by sweep, strategy and metric.
  package let findings: [Finding]

  /// The default distance that an exponent may lie beyond the interval of the accepted one.
  package static let margin = 0.1

  /// The verdict on the whole.
  package var verdict: Verdict { Verdict.decisive(among: findings.map(\.verdict)) }
}

extension ScalingComparison {
  /// Compares the sweeps of a run with the accepted ones.
  ///
  /// A sweep that the run lacks is a finding only if `isExpected` is true of it.
  ///
  /// - Parameters:
  ///   - base: the accepted sweeps.
  ///   - run: the new sweeps.
  ///   - margin: the allowed distance of an exponent from the interval of the accepted one.
  ///   - metrics: the metrics of suites of plain Swift by key; those of workloads are known.
  ///   - isExpected: whether a sweep was requested.
  package init(
    base: ScalingRecord,
    run: ScalingRecord,
    margin: Double = ScalingComparison.margin,
    knowing metrics: [String: Metric] = [:],
    isExpected: (_ sweep: String) -> Bool
  ) {
    // Allocations of another counter aren't compared.
    let isSameCounter = base.allocationCounter == run.allocationCounter
    func isCompared(_ key: String) -> Bool {
      let metric = Metric.ofWorkload(key: key) ?? metrics[key]
      return isSameCounter || metric?.isAllocation != true
    }
    var findings = Self.obstacles(base: base, run: run)
    let isRefused = base.suite != run.suite || base.toolchain.swift != run.toolchain.swift
    let names = Set(base.sweeps.keys.filter(isExpected)).union(run.sweeps.keys).sorted()
    for name in isRefused ? [] : names {
      switch (base.sweeps[name], run.sweeps[name]) {
      case (let old?, let new?):
        findings += Self.compare(old, new, name, margin, isCompared)
      case (nil, _):
        findings.append(.incomparable("\(name): the run has it, the accepted exponents do not"))
      case (_, nil):
        findings.append(.incomparable("\(name): the accepted exponents have it, the run does not"))
      }
    }
    self.init(findings: findings)
  }

  private static func obstacles(base: ScalingRecord, run: ScalingRecord) -> [Finding] {
    var obstacles: [Obstacle] = []
    if base.suite != run.suite {
      obstacles.append(.otherSuite(base: base.suite, new: run.suite))
    }
    if base.toolchain.swift != run.toolchain.swift {
      obstacles.append(.otherToolchain(base: base.toolchain.swift, new: run.toolchain.swift))
    }
    if base.allocationCounter != run.allocationCounter {
      obstacles.append(
        .otherCounter(.allocations, base: base.allocationCounter, new: run.allocationCounter)
      )
    }
    return obstacles.map { .incomparable($0.description) }
  }

  private static func compare(
    _ old: ScalingSweepResult,
    _ new: ScalingSweepResult,
    _ name: String,
    _ margin: Double,
    _ isCompared: (_ metric: String) -> Bool
  ) -> [Finding] {
    guard old.sizes == new.sizes else {
      return [.incomparable("\(name): sizes \(old.sizes) -> \(new.sizes)")]
    }
    var findings: [Finding] = []
    for strategy in Set(old.curves.keys).union(new.curves.keys).sorted() {
      let curves = (old.curves[strategy] ?? [:], new.curves[strategy] ?? [:])
      let metrics = Set(curves.0.keys).union(curves.1.keys)
      let owner = strategy == ScalingSweepResult.noStrategy ? name : "\(name) \(strategy)"
      for metric in metrics.filter(isCompared).sorted() {
        let place = "\(owner) \(metric)"
        guard let before = curves.0[metric], let after = curves.1[metric] else {
          let side = curves.0[metric] == nil ? "accepted exponents" : "run"
          findings.append(.incomparable("\(place): missing in the \(side)"))
          continue
        }
        if let finding = finding(from: before, to: after, place, margin) {
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private static func finding(
    from old: ScalingCurve,
    to new: ScalingCurve,
    _ place: String,
    _ margin: Double
  ) -> Finding? {
    let costs = "costs \(old.costs) -> \(new.costs)"
    guard let before = old.fit, let after = new.fit else {
      guard old.costs != new.costs else { return nil }
      if old.isZero {
        return Finding(verdict: .regressed, text: "\(place): cost from none, \(costs)")
      }
      if new.isZero { return Finding(verdict: .improved, text: "\(place): cost gone, \(costs)") }
      return Finding(verdict: .moved, text: "\(place): no power law fits, \(costs)")
    }
    let rise = after.exponent - before.exponent
    let limit = before.halfWidth + margin
    guard rise.magnitude > limit else { return nil }
    let text =
      "\(place): exponent \(before.exponent) -> \(after.exponent), limit \(limit); \(costs)"
    return Finding(verdict: rise > 0 ? .regressed : .improved, text: text)
  }
}

extension ScalingComparison.Finding {
  /// A reason why something can't be compared.
  static func incomparable(_ text: String) -> Self {
    Self(verdict: .notComparable, text: text)
  }
}
