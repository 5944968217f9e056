import Testing

/// Constraint systems given as data.
@Suite struct SolveTests {
  @Test func systemsInPlainFormAreAnswered() throws {
    let folder = try Folder()
    // 2x = 10; then x = 10 and x = 11, both required.
    try folder.write(
      """
      2
      1 1
      1 1000 1 0 2 -10
      1 2
      1 1000 1 0 1 -10
      1 1000 1 0 1 -11

      """,
      to: "systems.txt"
    )
    let ending = try Tool(folder: folder, product: .updatebench).run([
      "solve", "--text", "systems.txt",
    ])
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "5\ninfeasible\n")
  }

  @Test func anOpListThatHoldsAndOneThatDoesNot() throws {
    let folder = try Folder()
    let list = #"""
      {"name": "width", "ops": [
        {"op": "var", "name": "x"},
        {"op": "add", "name": "c", "constraint": "x == 7"},
        {"op": "expect", "values": {"x": EXPECTED}}
      ]}
      """#
    try folder.write(list.replacing("EXPECTED", with: "7"), to: "holds.json")
    try folder.write(list.replacing("EXPECTED", with: "8"), to: "fails.json")
    let tool = Tool(folder: folder, product: .updatebench)
    let holds = try tool.run(["solve", "holds.json"])
    #expect(holds.status == 0, "\(holds.complaint)")
    #expect(holds.output == "width: ok, 3 operations\n")
    let fails = try tool.run(["solve", "fails.json"])
    #expect(fails.status == 1)
    #expect(fails.complaint.contains(#"list "width", op 2: expected x to be 8, found 7"#))
  }

  @Test func aFileThatIsNotInItsFormatHasAStatusOfItsOwn() throws {
    let folder = try Folder()
    try folder.write("nonsense", to: "list.json")
    let ending = try Tool(folder: folder, product: .updatebench).run(["solve", "list.json"])
    #expect(ending.status == 65)
    #expect(ending.complaint.contains("list.json: document: expected JSON"))
  }
}
