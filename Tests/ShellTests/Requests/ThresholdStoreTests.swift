import Testing
import UBCommandLineSupport
import UBShell

@Suite struct ThresholdStoreTests {
  private let folder: TemporaryFolder
  private let store: ThresholdStore

  init() throws {
    folder = try TemporaryFolder()
    store = ThresholdStore(folder: folder.path, suite: "Example")
  }

  @Test func aFileHasTheNamesOfSuiteAndBenchmark() {
    #expect(
      store.path(of: "read a/b (size: 3)") == "\(folder.path)/Example.read_a_b_(size:_3).p90.json"
    )
  }

  @Test func theFormatIsThatOfPackageBenchmark() throws {
    try store.save(["wallClock": 12, "mallocCountTotal": 3], of: "parse")
    #expect(
      try folder.text(of: "Example.parse.p90.json") == """
        {
          "mallocCountTotal" : 3,
          "wallClock" : 12
        }

        """
    )
    #expect(try store.load("parse") == ["mallocCountTotal": 3, "wallClock": 12])
  }

  @Test func aBenchmarkWithoutAFileHasNoThresholds() throws {
    #expect(try store.load("parse") == nil)
  }

  @Test(arguments: ["", "[]", #"{"mallocCountTotal": "three"}"#, #"{"mallocCountTotal": 1.5}"#])
  func aFileInAnotherFormatIsNotComparable(text: String) throws {
    try folder.write(text, to: "Example.parse.p90.json")
    let error = #expect(throws: ToolError.self) { try store.load("parse") }
    #expect(error?.exitCode == .notComparable)
    #expect(
      error?.description == "\(store.path(of: "parse")): expected an object of whole numbers, "
        + "by metric"
    )
  }

  @Test func onlyFilesOfTheSuiteAreItsOwn() throws {
    for name in ["Example.b.p90.json", "Example.a.p90.json", "Other.a.p90.json", "Example.a.json"] {
      try folder.write("{}", to: name)
    }
    #expect(
      store.paths == ["\(folder.path)/Example.a.p90.json", "\(folder.path)/Example.b.p90.json"]
    )
    #expect(ThresholdStore(folder: "\(folder.path)/none", suite: "Example").paths == [])
  }

  @Test func twoBenchmarksCannotShareAFile() throws {
    try store.checkNames(of: ["a b", "a c"])
    let error = #expect(throws: ToolError.self) { try store.checkNames(of: ["a b", "a/b"]) }
    #expect(
      error?.description == "'a b' and 'a/b' would both have \(folder.path)/Example.a_b.p90.json"
    )
  }
}
