import Testing

@Suite struct PowerTests {
  @Test func exactChangesAreFoundAndAddedToEarlierTrials() throws {
    let tool = Tool(folder: try Folder())
    let changes = ["none-exact", "allocation", "invalidation", "pivot", "cut-off", "leak"]
    let command =
      ["power", "--trials", "1", "--quiet"] + changes.flatMap { ["--change", $0] }
    #expect(try tool.run(command).status == 0)
    let ending = try tool.run(command)
    #expect(ending.status == 0)
    let rows = ending.output.split(separator: "\n").filter { $0.contains("calibration.exact |") }
    #expect(
      rows.map(String.init)
        == ["| none-exact in calibration.exact | 2 | 0/2, 0.0 % [0.0, 84.2] |"]
        + changes.dropFirst().map {
          "| \($0) in calibration.exact | 2 | 2/2, 100.0 % [15.8, 100.0] |"
        }
    )
    #expect(tool.folder.contents(of: "results/latest") == ["power.json", "power.md"])
  }

  /// The findings depend on the machine, the number of rules doesn't.
  @Test func timesAreTriedByEveryRule() throws {
    let ending = try Tool(folder: Folder()).run([
      "power", "--trials", "1", "--change", "10%", "--set", "work=100", "--quiet",
    ])
    #expect(ending.status == 0)
    let row = ending.output.split(separator: "\n").first { $0.hasPrefix("| 10% in") }
    #expect(row?.split(separator: "|").count == 12)
  }

  @Test func anUnknownChangeIsTold() throws {
    let ending = try Tool(folder: Folder()).run(["power", "--change", "leek"])
    #expect(ending.status == 64)
    #expect(ending.complaint == "calibration: unknown change 'leek'; did you mean 'leak'?\n")
  }
}
