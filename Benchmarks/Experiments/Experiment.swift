/// A claim about updates, and the counts that settle it.
///
/// Each arm counts the same thing under another circumstance; whether the claim holds is a question
/// about these counts alone. What the counts are to be is stated, so an experiment is its own
/// baseline.
package struct Experiment {
  /// One circumstance and what is counted under it.
  package struct Arm {
    /// The circumstance, in a few words.
    package let name: String
    /// The count it has.
    package let expected: Int
    /// Builds the circumstance anew and counts.
    package let count: () throws -> Int

    init(_ name: String, _ expected: Int, count: @escaping () throws -> Int) {
      self.name = name
      self.expected = expected
      self.count = count
    }
  }

  /// What the counts say of the claim.
  package enum Verdict: String {
    case holds
    case fails
  }

  /// The short name, such as `X4`.
  package let id: String
  /// The name on the command line.
  package let name: String
  /// The claim, as whoever makes it would put it.
  package let claim: String
  /// Who makes it.
  package let source: String
  /// What is counted.
  package let counted: String
  /// Two circumstances or more, in the order in which `holds` and reports take them.
  package let arms: [Arm]
  /// What the counts are expected to say.
  package let verdict: Verdict
  /// Whether counts, one for each arm, bear the claim out.
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

  /// Counts under each arm and judges.
  ///
  /// - Throws: What a workload throws that an arm runs; none does at the parameters it is given.
  package func run() throws -> Outcome {
    let counts = try arms.map { try $0.count() }
    return Outcome(
      counts: counts,
      verdict: holds(counts) ? .holds : .fails,
      isAsStated: counts == arms.map(\.expected) && holds(counts) == (verdict == .holds)
    )
  }

  /// What an experiment found.
  package struct Outcome {
    /// The count of each arm.
    package let counts: [Int]
    /// What the counts say of the claim.
    package let verdict: Verdict
    /// Whether each count and the verdict are those that the experiment states.
    package let isAsStated: Bool
  }
}
