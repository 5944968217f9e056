import UBResults
import Testing

@Suite struct CompareTests {
  @Test func aDocumentEqualsItself() throws {
    let (tool, _) = try documents()
    let ending = try tool.run(["compare", "a.json", "a.json", "--any-build"])
    #expect(ending.status == 0)
    #expect(ending.output == "compare: nothing differs from the base (1 unchanged)\n")
  }

  @Test func theSecondIsHeldAgainstTheFirst() throws {
    let (tool, _) = try documents()
    let worse = try tool.run(["compare", "a.json", "b.json", "--any-build"])
    #expect(worse.status == 2)
    #expect(
      worse.output == """
        regressed: calibration.exact layoutOnly: bindings.evaluated 320 -> 340 (+20, +6.3 %)
        moved: calibration.exact layoutOnly: bindings.effective 160 -> 180 (+20, +12.5 %)
        compare: worse than the base (1 regressed)

        """
    )
    #expect(try tool.run(["compare", "b.json", "a.json", "--any-build"]).status == 3)
  }

  @Test func theFirstFrameThatDisplaysSomethingElseIsNamed() throws {
    let (tool, _) = try documents()
    _ = try tool.run(
      ["run", "--no-time", "--strategy", "layoutOnly", "--json", "c.json"] + Tool.exact,
      environment: ["UPDATEBENCH_CALIBRATION": "display=1"]
    )
    let ending = try tool.run(["compare", "a.json", "c.json", "--any-build"])
    #expect(ending.status == 4)
    let line = "first change: calibration.exact layoutOnly: frame 1 of 20 displays something else "
    #expect(ending.output.contains("\n\(line)(digest "))
  }

  @Test func aBaselineComparesWithADocument() throws {
    let (tool, folder) = try documents()
    _ = try tool.run(
      ["baseline", "save", "--any-build", "--from", "a.json", "--suite", "calibration"]
    )
    let ending = try tool.run(["compare", BaselineTests.file, "b.json", "--any-build"])
    #expect(ending.status == 2)
    #expect(folder.contents(of: "results/baselines").count == 1)
  }

  @Test(arguments: [
    ("", "a.json: not JSON: "),
    ("{\"schema\": \"updatebench.results\", \"sch", "a.json: not JSON: "),
    ("[]", "a.json: not JSON: line 1, column 1: "),
    ("{}", "a.json: key 'schema' is missing"),
    (
      "{\"schema\": \"other\", \"schema_version\": 1}",
      "a.json: key 'schema': found 'other', expected 'updatebench.results' or "
        + "'updatebench.benchmarks'"
    ),
    (
      "{\"schema\": \"updatebench.results\", \"schema_version\": 9}",
      "a.json: key 'schema_version': found 9, expected 1"
    ),
    (
      "{\"schema\": \"updatebench.results\", \"schema_version\": 1}",
      "a.json: key 'suite' is missing"
    ),
  ])
  func aDocumentThatCannotBeReadIsNoPass(text: String, complaint: String) throws {
    let folder = try Folder()
    try folder.write(text, to: "a.json")
    let ending = try Tool(folder: folder).run(["compare", "a.json", "a.json"])
    #expect(ending.status == 4)
    #expect(ending.complaint.hasPrefix("calibration: \(complaint)"))
    #expect(ending.output == "")
  }

  @Test func aTruncatedDocumentIsNoPass() throws {
    let (tool, folder) = try documents()
    let text = try folder.text(of: "b.json")
    try folder.write(String(text.prefix(text.count / 2)), to: "b.json")
    let ending = try tool.run(["compare", "a.json", "b.json", "--any-build"])
    #expect(ending.status == 4)
    #expect(ending.complaint.hasPrefix("calibration: b.json: not JSON: "))
  }

  @Test func aFileThatIsNotThereIsNoPass() throws {
    let ending = try Tool(folder: Folder()).run(["compare", "a.json", "b.json"])
    #expect(ending.status == 4)
    #expect(ending.complaint == "calibration: b.json: no such file\n")
  }

  /// A tool in a folder with two documents, the second of which has a binding more a frame.
  private func documents() throws -> (Tool, Folder) {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    for (name, skew) in [("a.json", ""), ("b.json", "bindings=1")] {
      let ending = try tool.run(
        ["run", "--no-time", "--strategy", "layoutOnly", "--json", name] + Tool.exact,
        environment: ["UPDATEBENCH_CALIBRATION": skew]
      )
      try #require(ending.status == 0, "\(ending.complaint)")
    }
    return (tool, folder)
  }
}
