import UBExports
import UBResults
import Testing

/// What every format has in common: names that can be told apart, and numbers that aren't made up.
@Suite struct ExporterTests {
  /// Two runs of one suite have the same names.
  @Test(arguments: [
    (ExportFormat.bmf, "default/list-scroll.steady[delta=44]/propertyPass"),
    (.gitHubActionSmaller, "default/list-scroll.steady[delta=44]/propertyPass/bindings.evaluated"),
    (
      .gitHubActionBigger,
      "default/list-scroll.steady[delta=44]/propertyPass/allocations.frames_without"
    ),
    (.jmh, "default/list-scroll.steady[delta=44]/propertyPass"),
    (.openMetrics, "default/list-scroll.steady[delta=44]/propertyPass"),
  ])
  func twoEntriesOfOneNameAreRefused(format: ExportFormat, name: String) {
    let source = ExportSource(ResultView(Examples.document()))
    let error = #expect(throws: ExportError.self) {
      try Exporter.text(of: [source, source], as: format, metrics: Examples.metrics)
    }
    #expect(error == .duplicateName(format: format, name: name))
  }

  @Test func aNameThatIsTooLongIsRefused() {
    let label = "list-scroll.steady[delta=\(String(repeating: "4", count: 1_024))]"
    let error = #expect(throws: ExportError.self) {
      try Examples.text(.bmf, of: Examples.document(label: label))
    }
    let name = "default/\(label)/propertyPass"
    #expect(error == .longName(format: .bmf, name: name, limit: 1_024))
    #expect(
      error?.description
        == "bmf: found a name of 1071 characters, expected at most 1024: '\(name)'"
    )
  }

  @Test(arguments: [ExportFormat.csvSamples, .chromeTrace])
  func timesAreNotMadeUp(format: ExportFormat) {
    var document = Examples.document()
    document.results.removeFirst()
    let error = #expect(throws: ExportError.self) { try Examples.text(format, of: document) }
    #expect(error == .withoutTimes(format: format))
  }

  /// A counter of another version of the tool is told as it is.
  @Test func aCounterThatIsNotKnownIsTold() throws {
    var document = Examples.document()
    document.results[0].counts["solver.detours"] = 7
    let text = try Exporter.text(of: [ExportSource(ResultView(document))], as: .csv)
    #expect(text.contains(",propertyPass,solver.detours,count,7\n"))
  }

  @Test func everyNumberIsToldUnlessSomeAreAskedFor() throws {
    let text = try Exporter.text(of: [ExportSource(ResultView(Examples.document()))], as: .csv)
    let keys = text.split(separator: "\n").dropFirst().compactMap { line in
      line.contains(",propertyPass,") ? line.split(separator: ",").dropLast(2).last : nil
    }
    #expect(keys.map { String($0) } == Exporter.metricNames(of: [ResultView(Examples.document())]))
  }
}
