import Testing

@Suite struct LengthTests {
  @Test func sourceFilesAreShort() throws {
    let files = try Repository.sources()
    expectNone(files.flatMap { LengthRule.longFile($0, max: LengthRule.sourceLinesMax) })
    let median = LengthRule.median(files.map(\.lineCount))
    #expect(median <= LengthRule.sourceLinesMedianMax)
  }

  @Test func testFilesAreShort() throws {
    let files = try Repository.tests()
    expectNone(files.flatMap { LengthRule.longFile($0, max: LengthRule.testLinesMax) })
  }

  @Test func functionsAreShort() throws {
    let files = try Repository.sources() + Repository.tests()
    expectNone(files.flatMap(LengthRule.longFunctions))
  }

  @Test func linesAreShort() throws {
    let files = try Repository.texts().filter { !$0.path.hasSuffix(".md") && $0.isHandwritten }
    expectNone(files.flatMap(LengthRule.longLines))
  }

  @Test func aLongFileIsFound() {
    let file = SourceFile(path: "Sources/A.swift", text: "a\nb\nc\n")
    #expect(LengthRule.longFile(file, max: 3) == [])
    #expect(
      LengthRule.longFile(file, max: 2) == [
        Violation(path: "Sources/A.swift", line: 3, message: "3 lines; at most 2")
      ]
    )
  }

  @Test func aLongLineIsFound() {
    let line = String(repeating: "é", count: 100)
    let file = SourceFile(path: "A.swift", text: "\(line)\n\(line)x\n")
    #expect(
      LengthRule.longLines(in: file) == [
        Violation(path: "A.swift", line: 2, message: "101 columns; at most 100")
      ]
    )
  }

  @Test func aLongFunctionIsFound() {
    let body = String(repeating: "  work()\n", count: 68)
    let file = SourceFile(
      path: "A.swift",
      text: "func short() {\n\(body)}\n\nfunc long() {\n\(body)  work()\n}\n"
    )
    #expect(
      LengthRule.longFunctions(in: file) == [
        Violation(path: "A.swift", line: 72, message: "a function of 71 lines; at most 70")
      ]
    )
  }

  @Test func mediansAreLower() {
    #expect(LengthRule.median([3, 1, 2, 9]) == 2)
    #expect(LengthRule.median([]) == 0)
  }
}
