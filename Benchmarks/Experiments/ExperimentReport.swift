/// Experiments and their results, as text.
package struct ExperimentReport {
  private let experiments: [Experiment]
  private let outcomes: [Experiment.Outcome]
  private let uncounted: [UncountedClaim]

  /// Runs experiments.
  ///
  /// - Parameters:
  ///   - experiments: The experiments to run.
  ///   - uncounted: The claims to list after them.
  /// - Throws: An error of an experiment.
  package init(running experiments: [Experiment], uncounted: [UncountedClaim]) throws {
    self.experiments = experiments
    self.uncounted = uncounted
    outcomes = try experiments.map { try $0.run() }
  }

  /// Whether all results are as stated.
  package var isAsStated: Bool { outcomes.allSatisfy(\.isAsStated) }

  /// Three lines per experiment, two per claim that isn't counted, and a summary line.
  package var terminalText: String {
    var lines: [String] = []
    for (experiment, outcome) in zip(experiments, outcomes) {
      lines += [
        "\(experiment.id) \(experiment.name): \(Self.verdict(of: experiment, outcome))",
        "  claim    \(experiment.claim) (\(experiment.source))",
        "  counted  \(Self.counts(of: experiment, outcome))",
        "",
      ]
    }
    for claim in uncounted {
      lines += [
        "\(claim.id) not counted: \(claim.reason)",
        "  claim    \(claim.claim) (\(claim.source))", "",
      ]
    }
    let held = outcomes.count { $0.verdict == .holds }
    let other = outcomes.count { !$0.isAsStated }
    lines.append(
      "experiments: \(held) claims hold, \(outcomes.count - held) fail, \(uncounted.count) not "
        + "counted; " + (other == 0 ? "all as expected" : "\(other) not as expected")
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// The document of all claims: the counted ones and those that can't be counted here.
  package var markdown: String {
    let settled = zip(experiments, outcomes).map { experiment, outcome in
      [
        experiment.id, experiment.claim, experiment.source,
        Self.counts(of: experiment, outcome), Self.verdict(of: experiment, outcome),
      ]
    }
    let others = uncounted.map { [$0.id, $0.claim, $0.source, $0.reason] }
    let sections = [
      ("Counted", ["#", "claim", "source", "counts", "verdict"], settled),
      ("Not counted", ["#", "claim", "source", "why it is not counted"], others),
    ]
    let tables = sections.filter { !$0.2.isEmpty }.map { title, header, rows in
      "## \(title)\n\n\(Self.table(header, rows))"
    }
    return ([Self.introduction] + tables).joined(separator: "\n")
  }

  private static let introduction = """
    # Claims about updates, settled by counts

    `updatebench experiments --markdown` writes this page. It runs every claim that circulates among
    engineers (X), was published with a platform or a benchmark (P), or was filed as a complaint
    about a framework (C), as far as this pipeline can express it.

    An *experiment* counts the same thing under two circumstances or more. The counts alone decide
    whether the claim holds. They are stated in the experiment, so it is its own baseline: the verb
    exits with 2 if one differs. `holds` and `fails` speak of this model of the documented
    behaviour, not of UIKit's own code.

    """

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func verdict(
    of experiment: Experiment,
    _ outcome: Experiment.Outcome
  ) -> String {
    guard !outcome.isAsStated else { return outcome.verdict.rawValue }
    let counts = experiment.arms.map { grouped($0.expected) }.joined(separator: ", ")
    return "\(outcome.verdict.rawValue), but expected \(experiment.verdict.rawValue) with \(counts)"
  }

  /// The counted quantity, and each arm with its count.
  private static func counts(of experiment: Experiment, _ outcome: Experiment.Outcome) -> String {
    let arms = zip(experiment.arms, outcome.counts).map { "\($0.name) = \(grouped($1))" }
    return "\(experiment.counted): \(arms.joined(separator: "; "))"
  }

  /// A count with thousands separators.
  private static func grouped(_ count: Int) -> String {
    guard count >= 1_000 else { return String(count) }
    let rest = String(count % 1_000)
    return "\(grouped(count / 1_000)),\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
