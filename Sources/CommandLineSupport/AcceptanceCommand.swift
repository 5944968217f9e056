import FoundationEssentials
import UBMeasurement
package import UBRegression
import UBResults

/// The options and the output of `baseline accept`.
package struct AcceptanceCommand {
  /// The options for the reason and the last day.
  package static let options: [OptionDefinition] = [
    .value("reason", "TEXT", "why the new numbers are right (required)"),
    .value("expires", "DAY", "accept regressions only until the end of YYYY-MM-DD, in UTC"),
  ]
  /// The meaning of the options, for help.
  package static let discussion = """
    Prints each number that changes and stores the reason in the baseline. With --expires, the
    gate exits with 2 once that day is over, as long as an entry is still worse than before. The
    command accepts the entries that differ. If none differs, it renews or removes the last days
    of the entries that have one.
    """

  /// The new baseline and the changes in words.
  package typealias Accepted = (baseline: Baseline, changes: [String])

  private let terms: AcceptanceTerms

  /// Reads the options of a verb.
  ///
  /// - Throws: `UsageError` for a missing reason, a day that doesn't exist, or one in the past.
  package init(_ arguments: Arguments, of verb: String) throws(UsageError) {
    try self.init(arguments, of: verb, date: Clocks.date.ISO8601Format(), today: Clocks.today)
  }

  private init(
    _ arguments: Arguments,
    of verb: String,
    date: String,
    today: Day
  ) throws(UsageError) {
    guard let reason = arguments.value("reason"), reason.contains(where: { !$0.isWhitespace })
    else {
      throw .missingOption("reason", verb: verb)
    }
    let expires = try Self.expires(arguments.value("expires"), today: today)
    terms = AcceptanceTerms(date: date, reason: reason, expires: expires)
  }

  private static func expires(_ text: String?, today: Day) throws(UsageError) -> Day? {
    guard let text else { return nil }
    guard let day = Day(text) else {
      throw .badValue(option: "expires", found: text, expected: "a day in the form YYYY-MM-DD")
    }
    guard day >= today else {
      throw .badValue(option: "expires", found: text, expected: "a day from \(today) on")
    }
    return day
  }

  /// Accepts numbers on the terms of the options, saves the baseline if anything changed, and
  /// prints the changes.
  ///
  /// - Throws: `ToolError.notComparable` if the baseline can't take the numbers, `UsageError` for a
  ///   day that nothing needs, and the errors of `save`.
  package func run(
    accepting accept: (AcceptanceTerms) throws(AcceptanceError) -> Accepted,
    save: (Baseline) throws -> String
  ) throws -> ExitCode {
    let (baseline, changes) = try accepted(accept)
    guard !changes.isEmpty else {
      try StandardOutput.writeLine("nothing differs; the baseline is unchanged")
      return .success
    }
    let path = try save(baseline)
    for change in changes {
      try StandardOutput.writeLine(change)
    }
    try StandardOutput.writeLine("accepted \(changes.count) changes into \(path): \(terms.reason)")
    return .success
  }

  private func accepted(
    _ accept: (AcceptanceTerms) throws(AcceptanceError) -> Accepted
  ) throws -> Accepted {
    do throws(AcceptanceError) {
      return try accept(terms)
    } catch {
      guard case .nothingWorse = error, let day = terms.expires else {
        throw ToolError.notComparable(error.description)
      }
      throw UsageError.badValue(
        option: "expires",
        found: day.description,
        expected: "no day, as nothing is worse than before"
      )
    }
  }
}
