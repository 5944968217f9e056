/// A claim about updates, and the counts that decide it.
///
/// Each arm counts the same thing under different conditions, and these counts alone decide whether
/// the claim holds. The expected counts are stated, so an experiment is its own baseline.
package struct Experiment {
  /// One set of conditions and the count under them.
  package struct Arm {
    /// The conditions, in a few words.
    package let name: String
    /// The expected count.
    package let expected: Int
    /// Sets up the conditions and counts.
    package let count: () throws -> Int

    init(_ name: String, _ expected: Int, count: @escaping () throws -> Int) {
      self.name = name
      self.expected = expected
      self.count = count
    }
  }

  /// Whether the counts support the claim.
  package enum Verdict: String {
    case holds
    case fails
  }

  /// The short name, such as `X4`.
  package let id: String
  /// The name on the command line.
  package let name: String
  /// The claim, in the words of its source.
  package let claim: String
  /// The source of the claim.
  package let source: String
  /// The counted quantity.
  package let counted: String
  /// At least two arms, in the order that `holds` and reports use.
  package let arms: [Arm]
  /// The expected verdict.
  package let verdict: Verdict
  /// Whether counts, one for each arm, support the claim.
  package let holds: ([Int]) -> Bool

  init(
    _ id: String,
    _ name: String,
    claim: String,
    source: String,
    counted: String,
    verdict: Verdict,
    holds: @escaping ([Int]) -> Bool,
    arms: [Arm]
  ) {
    self.id = id
    self.name = name
    self.claim = claim
    self.source = source
    self.counted = counted
    self.arms = arms
    self.verdict = verdict
    self.holds = holds
  }

  /// Counts in each arm and decides the claim.
  ///
  /// - Throws: An error of an arm's workload, which doesn't occur with the given parameters.
  package func run() throws -> Outcome {
    let counts = try arms.map { try $0.count() }
    return Outcome(
      counts: counts,
      verdict: holds(counts) ? .holds : .fails,
      isAsStated: counts == arms.map(\.expected) && holds(counts) == (verdict == .holds)
    )
  }

  /// The result of an experiment.
  package struct Outcome {
    /// The count of each arm.
    package let counts: [Int]
    /// Whether the counts support the claim.
    package let verdict: Verdict
    /// Whether all counts and the verdict are as the experiment states.
    package let isAsStated: Bool
  }
}
