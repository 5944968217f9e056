import Testing

@Suite struct TokenTests {
  @Test func noFileHasABannedToken() throws {
    let files = try Repository.sources() + Repository.tests()
    for file in files {
      expectNone(try TokenRule.violations(of: TokenRule.all, in: file))
    }
    let manifest = SourceFile(
      path: "Package.swift",
      text: try Repository.text(of: "Package.swift")
    )
    expectNone(try TokenRule.violations(of: TokenRule.all, in: manifest))
  }

  /// Each snippet breaks one rule, in the pipeline.
  @Test(arguments: [
    "struct A: @unchecked Sendable {}",
    "nonisolated(unsafe) static var shared = 0",
    "@exclusivity(unchecked) var width = 0.0",
    #"fatalError("")"#,
    "try! parse()",
    "let cell = view as! Cell",
    "isolated deinit {}",
    "weak var superview: UIView?",
    "weak var delegateOwner: UIView?",
    "var generator = SystemRandomNumberGenerator()",
    "Int.random(in: 0..<10)",
    "rows.shuffled()",
    "rows.randomElement()",
    "Task { work() }",
    "Task.detached { work() }",
    "DispatchQueue.main.sync {}",
    "func load() async {}",
    "let now = Date()",
    "ContinuousClock().now",
    "usleep(10)",
    "var hasher = Hasher()",
    "print(view)",
    "if isShown { print(view) }",
    "  debugPrint(view)",
    "@testable import Lists",
    "@_spi(Tests) import Lists",
    "fileprivate let a = 1",
    "@_exported import Lists",
    "// FIXME: later",
    "/// TODO later",
    #"let text = "\(print(1))""#,
  ])
  func aBannedTokenIsFound(snippet: String) throws {
    let file = SourceFile(path: "Sources/Lists/A.swift", text: "\n\(snippet)\n")
    let violations = try TokenRule.violations(of: TokenRule.all, in: file)
    #expect(violations.map(\.line) == [2])
  }

  @Test(arguments: [
    "// fatalError(",
    #"let text = "print(1)""#,
    "weak var delegate: UITableViewDelegate?",
    "weak var prefetchDataSource: UITableViewDataSourcePrefetching?",
    "rows.shuffled(using: &generator)",
    "Int.random(in: 0..<10, using: &generator)",
    "blueprint(view)",
    "package func dump() -> String {",
    "package static func print(_ line: String) {",
    "view.dump()",
    "func updateTask() {}",
    "todoCount += 1",
    "struct Dates {}",
  ])
  func aTokenThatLooksLikeItIsNotFound(snippet: String) throws {
    let file = SourceFile(path: "Sources/Lists/A.swift", text: snippet)
    #expect(try TokenRule.violations(of: TokenRule.all, in: file) == [])
  }

  @Test func rulesHoldInTheirFoldersOnly() throws {
    func count(_ snippet: String, in path: String) throws -> Int {
      let file = SourceFile(path: path, text: snippet)
      return try TokenRule.violations(of: TokenRule.all, in: file).count
    }
    #expect(try count("print(1)", in: "Sources/updatebench/List.swift") == 0)
    #expect(try count("print(1)", in: "Sources/Reports/Table.swift") == 1)
    #expect(try count("ContinuousClock().now", in: "Sources/Measurement/Clock.swift") == 0)
    #expect(try count("@_exported import Lists", in: "Sources/UIKit/UIKit.swift") == 0)
    #expect(try count("@Test(.disabled())", in: "Tests/ListsTests/ATests.swift") == 1)
  }

  @Test func theMessageNamesTheReplacement() throws {
    let file = SourceFile(path: "Sources/Lists/A.swift", text: "fileprivate let a = 1")
    #expect(
      try TokenRule.violations(of: TokenRule.all, in: file).map(\.description)
        == ["Sources/Lists/A.swift:1: 'fileprivate': private"]
    )
  }
}
