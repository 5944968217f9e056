import FoundationXML
import UBRegression
import UBResults

/// JUnit's XML of comparisons: a test case for each compared metric of each entry, and for each
/// clock by which two builds were timed.
///
/// `failure` marks a number that differs from the baseline's, or is worse than the other build's,
/// `error` a number that could not be compared, `skipped` an inconclusive time. No case has a time,
/// as none is measured on its own.
/// Source: the description of the format at testmoapp/junitxml.
enum JUnitFormat {
  /// The test cases of one run.
  private struct Suite {
    let name: String
    /// The end of the run, in ISO 8601, UTC.
    let date: String
    let cases: [JUnitCase]
  }

  /// The text of runs that were compared.
  ///
  /// - Throws: `ExportError.notCompared`.
  static func text(of sources: [ExportSource]) throws -> String {
    let suites = try sources.map { source in
      guard let comparison = source.comparison else {
        throw ExportError.notCompared(format: .junit)
      }
      let name = "\(source.hasFrames ? "updatebench" : "benchmark").\(source.view.suite)"
      let ofTimes = source.times.map { JUnitCase.all(of: $0, suite: name) } ?? []
      return Suite(
        name: name,
        date: source.view.date,
        cases: JUnitCase.all(of: comparison, suite: name) + ofTimes
      )
    }
    return text(of: suites)
  }

  private static func text(of suites: [Suite]) -> String {
    let root = XMLElement(name: "testsuites")
    for suite in suites {
      let child = XMLElement(name: "testsuite")
      set(child, [("name", suite.name)] + totals(of: suite.cases))
      set(child, [("timestamp", timestamp(of: suite.date))])
      for testCase in suite.cases {
        child.addChild(element(of: testCase))
      }
      root.addChild(child)
    }
    set(root, totals(of: suites.flatMap(\.cases)))
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    return document.xmlString(options: .nodePrettyPrint).trimmingNewlines + "\n"
  }

  private static func totals(of cases: [JUnitCase]) -> [(String, String)] {
    func count(_ outcome: JUnitCase.Outcome) -> String {
      String(cases.count { $0.outcome == outcome })
    }
    return [
      ("tests", String(cases.count)), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
    ]
  }

  private static func element(of testCase: JUnitCase) -> XMLElement {
    let element = XMLElement(name: "testcase")
    set(element, [("classname", testCase.className), ("name", testCase.name)])
    guard testCase.outcome != .success else { return element }
    let outcome = XMLElement(name: testCase.outcome.rawValue)
    set(outcome, [("message", testCase.lines.first ?? ""), ("type", testCase.type)])
    outcome.stringValue = XMLText.allowed(testCase.lines.joined(separator: "\n"))
    element.addChild(outcome)
    return element
  }

  private static func set(_ element: XMLElement, _ attributes: [(String, String)]) {
    for (name, value) in attributes {
      let attribute = XMLNode(kind: .attribute)
      attribute.name = name
      attribute.stringValue = XMLText.allowed(value)
      element.addAttribute(attribute)
    }
  }

  /// A date without its zone, which the format has no place for: it is UTC.
  private static func timestamp(of date: String) -> String {
    date.hasSuffix("Z") ? String(date.dropLast()) : date
  }
}

extension String {
  /// The text without the line ends at its end.
  var trimmingNewlines: String {
    String(reversed().drop { $0.isNewline }.reversed())
  }
}
