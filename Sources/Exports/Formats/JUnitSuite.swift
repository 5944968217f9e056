/// The test cases of one run.
package struct JUnitSuite {
  let name: String
  /// When the run ended, in ISO 8601, UTC.
  let date: String
  let cases: [JUnitCase]

  package init(name: String, date: String, cases: [JUnitCase]) {
    self.name = name
    self.date = date
    self.cases = cases
  }
}
