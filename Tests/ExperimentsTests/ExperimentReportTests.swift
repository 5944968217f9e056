import UBExperiments
import Foundation
import Testing

/// Experiments as text, and the document that has the text.
@Suite struct ExperimentReportTests {
  @Test("docs/experiments.md is the output of `updatebench experiments --markdown`")
  func theDocumentIsUpToDate() throws {
    let report = try ExperimentReport(running: Experiments.all, uncounted: Experiments.uncounted)
    #expect(report.isAsStated)
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/experiments.md").standardizedFileURL
    let document = try String(contentsOf: path, encoding: .utf8)
    #expect(document == report.markdown)
  }

  @Test func theLastLineCountsWhatCameOut() throws {
    let two = Array(Experiments.all.prefix(2))
    let report = try ExperimentReport(running: two, uncounted: [Experiments.uncounted[0]])
    #expect(
      report.terminalText.hasSuffix(
        "\nexperiments: 0 claims hold, 2 fail, 1 not counted; all as expected\n"
      )
    )
    #expect(report.terminalText.contains("X4 text-in-content: fails\n"))
    #expect(report.terminalText.contains("\n\(Experiments.uncounted[0].id) not counted: "))
  }
}
