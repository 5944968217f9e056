import FoundationEssentials
import UBResults
import Testing

@Suite struct StoredResultTests {
  @Test func theSchemaTellsTheKindOfResult() throws {
    let frames = try DocumentCoder.text(of: Examples.document)
    let iterations = try DocumentCoder.text(of: Examples.iterations)
    for text in [frames, iterations] {
      let stored = try StoredResult(Data(text.utf8), file: "a.json")
      #expect(try stored.text() == text)
    }
    guard
      case .frames(let document) = try StoredResult(Data(frames.utf8), file: "a.json"),
      case .iterations(let other) = try StoredResult(Data(iterations.utf8), file: "a.json")
    else {
      Issue.record("The kinds of results are mixed up.")
      return
    }
    #expect(document == Examples.document)
    #expect(other == Examples.iterations)
    #expect(StoredResult.frames(document).view.suite == "default")
    #expect(StoredResult.iterations(other).view.suite == "PlainSwift")
  }

  @Test(arguments: [
    (
      #"{"schema" : "updatebench.baseline", "schema_version" : 2}"#,
      """
      a.json: key 'schema': found 'updatebench.baseline', expected 'updatebench.results' or \
      'updatebench.benchmarks'
      """
    ),
    (
      #"{"schema" : "updatebench.benchmarks", "schema_version" : 1}"#,
      "a.json: key 'schema_version': found 1, expected 2; run the suite again"
    ),
    (#"{"schema" : 1}"#, "a.json: key 'schema': "),
  ])
  func otherDocumentsAreRefused(text: String, complaint: String) {
    let error = #expect(throws: DocumentError.self) {
      try StoredResult(Data(text.utf8), file: "a.json")
    }
    #expect(error?.description.hasPrefix(complaint) == true)
  }

  @Test func aFileThatIsNotThereIsTold() {
    #expect(throws: DocumentError.absent(file: "nowhere.json")) {
      try StoredResult(ofFile: "nowhere.json")
    }
  }
}
