import Foundation
import FoundationXML
import UBExports
import UBRegression
import UBResults
import Testing

/// Names that are legal and full of the characters that formats reserve.
@Suite struct HostileNamesTests {
  static let names = [
    "Array<Int>.append", "a|b`c``d", "<script>alert(1)</script>", "</summary>&amp;\"'",
    "::error::x", "##[error]x", "=cmd|' /C calc'!A0", "a,b\"c", "$x^2$ \\frac{", "%25%0A",
    "@all [x](y) ![z](w)", "| --- |", "\"\u{301}<\u{301}`\u{301}", "```", "{{7*7}} ${x} ]]>",
  ]

  /// A machine's words come from its kernel, and may hold anything.
  static let words = "x\u{1b}[31m\n::error::y\r\n<b>`|,\""

  private func source(_ name: String) -> ExportSource {
    #expect(NameKind.benchmark.allows(name))
    var document = Examples.document(label: name, benchmark: name, evaluated: 7)
    document.machine.processor = Self.words
    document.failures = [
      Failure(EntryIdentity(label: name, strategy: "x"), kind: .failed, detail: Self.words)
    ]
    let view = ResultView(document)
    let comparison = Comparison(base: Baseline(of: view), run: view, on: nil)
    return ExportSource(view, comparison: comparison)
  }

  @Test(
    arguments: names,
    [ExportFormat.bmf, .gitHubActionSmaller, .gitHubActionBigger, .jmh]
  )
  func formatsOfJSONHoldTheName(name: String, format: ExportFormat) throws {
    let text = try Exporter.text(of: [source(name)], as: format)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(format == .gitHubActionBigger || "\(object)".contains(name) || holds(name, in: object))
  }

  private func holds(_ name: String, in object: Any) -> Bool {
    switch object {
    case let text as String: text.contains(name)
    case let list as [Any]: list.contains { holds(name, in: $0) }
    case let table as [String: Any]:
      table.contains { $0.key.contains(name) || holds(name, in: $0.value) }
    default: false
    }
  }

  @Test(arguments: names) func xmlHoldsTheName(name: String) throws {
    let text = try Exporter.text(of: [source(name)], as: .junit)
    let document = try XMLDocument(xmlString: text)
    let cases = try document.nodes(forXPath: "//testcase/@classname").compactMap(\.stringValue)
    #expect(cases.contains { $0.contains(name) })
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: names, [ExportFormat.csv, .csvSamples]) func csvHoldsTheName(
    name: String,
    format: ExportFormat
  ) throws {
    let rows = Self.rows(of: try Exporter.text(of: [source(name)], as: format))
    #expect(Set(rows.map(\.count)).count == 1)
    #expect(rows.dropFirst().allSatisfy { $0.contains(name) })
  }

  @Test(arguments: names) func textFormatsKeepTheirLines(name: String) throws {
    for format in [ExportFormat.go, .openMetrics] {
      let plain = try Exporter.text(of: [source("plain")], as: format)
      let text = try Exporter.text(of: [source(name)], as: format)
      #expect(lineCount(text) == lineCount(plain))
    }
  }

  private func lineCount(_ text: String) -> Int { text.utf8.count { $0 == 0x0a } }

  /// The rows of comma-separated values, read as RFC 4180 says.
  private static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var field = ""
    var isQuoted = false
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        field.unicodeScalars.append(rest.removeFirst())
      case "\"":
        isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
        if scalar == "\n" { rows.append([]) }
      default:
        field.unicodeScalars.append(scalar)
      }
    }
    return rows.filter { !$0.isEmpty }
  }
}
