import UBOpLists
import Testing

@Suite struct SolveCommandTests {
  @Test func aListPrintsWhatItReads() {
    let json = """
      {"name": "one", "ops": [
        {"op": "var", "name": "x"},
        {"op": "add", "name": "c", "constraint": "2 x - 5 == 0"},
        {"op": "read", "variables": ["x"]}
      ]}
      """
    let output = SolveCommand.run(json: json, file: "one.json")
    #expect(output.lines == ["one: x=2.5", "one: ok, 3 operations"])
    #expect(output.exitCode == 0)
  }

  @Test(arguments: [
    ("{", "one.json: document: expected JSON", 65),
    (
      #"{"name": "a", "ops": 3}"#, #"one.json: list "a": expected "ops" to be an array, found 3.0"#,
      65
    ),
    (
      #"{"name": "a", "ops": [{"op": "jump"}]}"#,
      #"one.json: list "a", op 0: expected "op" to be one of"#, 65
    ),
    (
      #"{"name": "a", "ops": [{"op": "var", "name": "x", "nonnegative": true}]}"#,
      #"one.json: list "a", op 0: expected keys among fails, name, nonNegative, op, "#
        + #"found "nonnegative""#,
      65
    ),
    (
      #"{"name": "a", "ops": [{"op": "add", "name": "c", "constraint": "x >> 3"}]}"#,
      #"one.json: list "a", op 0: expected <=, == or >=, found ">" in "x >> 3""#, 65
    ),
    (
      #"{"name": "a", "ops": [{"op": "add", "name": "c", "constraint": "x >= 3"}]}"#,
      #"one.json: list "a", op 0: expected a variable that was added, found "x""#, 65
    ),
    (
      #"{"name": "a", "ops": [{"op": "var", "name": "x"}, "#
        + #"{"op": "edit", "variable": "x", "priority": 1001}]}"#,
      #"one.json: list "a", op 1: expected "priority" to be a whole number from 1 to 1000, "#
        + "found 1001.0",
      65
    ),
    (
      #"{"name": "a", "ops": [{"op": "var", "name": "x"}, {"op": "expect", "values": {"x": 1}}]}"#,
      #"one.json: list "a", op 1: expected x to be 1, found 0"#, 1
    ),
    (
      #"{"name": "a", "ops": [{"op": "batch", "ops": [{"op": "remove", "name": "c"}]}]}"#,
      #"one.json: list "a", op 0.0: expected a constraint that was added, found "c""#, 65
    ),
  ])
  func aFailureNamesItsPlace(json: String, message: String, exitCode: Int32) {
    let output = SolveCommand.run(json: json, file: "one.json")
    #expect(output.failure?.description.hasPrefix(message) == true)
    #expect(output.exitCode == exitCode)
  }

  @Test func textSystemsGiveALineEach() {
    let text = """
      3
      2 2
      1 1000 2 0 1 1 -1 -3
      1 500 1 1 1 -4
      1 2
      2 1000 1 0 1 -10
      0 1000 1 0 1 -5
      1 0
      """
    let output = SolveCommand.run(text: text, file: "three.txt")
    #expect(output == SolveCommand.Output(lines: ["7 4", "infeasible", "0"]))
  }

  /// A number that the solver refuses makes a system neither solved nor infeasible.
  @Test func aTextSystemWithoutAnAnswerFailsByName() {
    let text = "2\n1 1\n1 5 1 0 1 1e100\n1 1\n1 5 1 0 1 -3\n"
    let output = SolveCommand.run(text: text, file: "a.txt")
    #expect(output.lines == ["constantOutOfRange", "3"])
    #expect(output.exitCode == 1)
    #expect(
      output.failure?.description
        == "a.txt: system 1: expected values or a contradiction, found constantOutOfRange"
    )
  }

  @Test(arguments: ["0x1p3", "1_000", "inf", "1e999", "+"])
  func aTextFormHasDecimalNumbersOnly(number: String) {
    let output = SolveCommand.run(text: "1\n1 1\n1 5 1 0 1 \(number)\n", file: "a.txt")
    #expect(output.exitCode == 65)
  }

  @Test(arguments: [
    ("1\n1 1\n3 1000 0 0\n", #"a.txt: line 3: expected a relation, 0, 1 or 2, found "3""#),
    ("1\n1 1\n0 0 0 0\n", #"a.txt: line 3: expected a priority from 1 to 1000, found "0""#),
    ("1\n1 1\n0 5 1\n2 1 0\n", #"a.txt: line 4: expected a variable below 1, found "2""#),
    ("1\n1 1\n0 5 1 0 x 0\n", #"a.txt: line 3: expected a coefficient, found "x""#),
    ("1\n1 1\n", "a.txt: line 2: expected a relation, 0, 1 or 2, found the end"),
    ("0\n7\n", #"a.txt: line 2: expected the end, found "7""#),
    ("", "a.txt: line 1: expected the number of systems, found the end"),
  ])
  func aTextFailureNamesItsLine(text: String, message: String) {
    let output = SolveCommand.run(text: text, file: "a.txt")
    #expect(output.failure?.description == message)
    #expect(output.exitCode == 65)
  }
}
