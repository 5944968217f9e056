import UBExports
import UBRegression

/// A comparison as test cases: one for each benchmark, and one for what concerns all of them.
enum SuiteCases {
  /// The cases of a run.
  ///
  /// - Throws: `ExportError.notCompared`.
  static func suite(of source: SuiteExport.Source) throws -> JUnitSuite {
    guard let comparison = source.comparison else { throw ExportError.notCompared(format: .junit) }
    let name = "benchmark.\(source.results.suite)"
    let general = comparison.findings.filter { $0.benchmark == nil && $0.verdict != nil }
    var cases: [JUnitCase] = []
    if !general.isEmpty || comparison.verdicts.isEmpty {
      let lines = general.map(\.detail)
      cases.append(
        JUnitCase(
          className: name,
          name: "comparison",
          outcome: .error,
          type: Verdict.notComparable.rawValue,
          lines: lines.isEmpty ? ["nothing was compared"] : lines
        )
      )
    }
    for (benchmark, verdict) in comparison.verdicts.sorted(by: { $0.key < $1.key }) {
      let found = comparison.findings.filter { $0.benchmark == benchmark && $0.verdict != nil }
      cases.append(
        JUnitCase(
          className: name,
          name: benchmark,
          outcome: JUnitCase.Outcome(verdict),
          type: verdict.rawValue,
          lines: verdict == .unchanged ? [] : found.map(\.detail)
        )
      )
    }
    return JUnitSuite(name: name, date: source.results.date, cases: cases)
  }
}
