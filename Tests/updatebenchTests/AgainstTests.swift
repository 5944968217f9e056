import Foundation
import Testing

/// Building other states of a package, with a compiler that copies the tool instead.
@Suite struct AgainstTests {
  private static let suite = [
    "--suite", "calibration", "--filter", "calibration.exact", "--strategy", "propertyPass",
    "--set", "frames=2", "--any-build", "--no-time",
  ]

  @Test func eachStateIsBuiltOnce() throws {
    let package = try Package()
    try package.folder.write("// new\n", to: "New.swift")
    let first = try package.gate("main")
    #expect(first.status == 0, "\(first.complaint)")
    #expect(first.output == "gate: counts: 1 unchanged; not worse than the base\n")
    // The second build begins within five seconds of the first.
    #expect(
      first.complaint.split(separator: "\n").map { $0.prefix { $0 != "(" } } == [
        "[1] building main "
      ]
    )
    #expect(try package.builds() == ["base: Package.swift", "head: New.swift Package.swift"])
    // The same states again, then one of them changed.
    #expect(try package.gate("main").complaint == "")
    try package.folder.write("// changed\n", to: "New.swift")
    #expect(try package.gate("main").status == 0)
    #expect(try package.builds().count == 3)
    #expect(package.folder.contents(of: ".build/gate/made").count == 3)
  }

  /// Paths end up in executables.
  @Test func bothStatesAreBuiltAtPathsOfOneLength() throws {
    let package = try Package()
    try package.folder.write("// new\n", to: "New.swift")
    #expect(try package.gate("main").status == 0)
    let places = try package.places()
    #expect(Set(places).count == 2)
    #expect(Set(places.map(\.utf8.count)).count == 1)
  }

  @Test func aDeletedFileIsNoPartOfTheNewBuild() throws {
    let package = try Package()
    try package.folder.write("// other\n", to: "Other.swift")
    try package.git("add", ".")
    try package.git("commit", "--quiet", "--message", "Add another")
    try FileManager.default.removeItem(atPath: "\(package.folder.path)/Other.swift")
    #expect(try package.gate("HEAD").status == 0)
    #expect(
      try package.builds() == ["base: Other.swift Package.swift", "head: Package.swift"]
    )
    // Git's own notes are left as they were.
    #expect(try package.git("status", "--short") == " D Other.swift\n")
  }

  @Test func aNameThatGitDoesNotKnowIsTold() throws {
    let package = try Package()
    let ending = try package.gate("no-such-branch")
    #expect(ending.status == 64)
    #expect(
      ending.complaint == """
        calibration: --against: found 'no-such-branch', expected a branch, tag or commit of \
        \(package.folder.path)

        """
    )
  }

  @Test func aFolderOutsideOfARepositoryIsTold() throws {
    let ending = try Tool(folder: Folder()).run(["gate", "--against", "main"] + Self.suite)
    #expect(ending.status == 1)
    #expect(ending.complaint.hasSuffix(": found no git repository; --against needs one\n"))
  }

  @Test func aBuildThatFailsIsNoPass() throws {
    let package = try Package()
    try package.folder.write("broken\n", to: "Broken.swift")
    let ending = try package.gate("main")
    #expect(ending.status == 4)
    #expect(ending.complaint.contains("HEAD with local changes ("))
    #expect(
      ending.complaint.hasSuffix("can't be built:\nBroken.swift:1: error: it is broken\n")
    )
  }

  /// A repository with one commit on `main` and a compiler of its own.
  private struct Package {
    let folder: Folder
    private let tools: Folder

    init() throws {
      folder = try Folder()
      tools = try Folder()
      let tool = try Tool.executable()
      try tools.write(
        """
        #!/bin/sh
        [ "$1" = --version ] && echo "Swift version 6.3.1 (example)" && exit
        while [ "$1" != --package-path ]; do shift; done
        cd "$2" || exit 1
        [ -e Broken.swift ] && echo "Broken.swift:1: error: it is broken" && exit 1
        mkdir -p .build/release && cp '\(tool)' .build/release/calibration
        echo "$(basename "$2"):" *.swift >> '\(tools.path)/builds'
        pwd >> '\(tools.path)/places'
        """,
        to: "swift"
      )
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: "\(tools.path)/swift"
      )
      try folder.write("// package\n", to: "Package.swift")
      try folder.write(".build/\n*.out\n*.err\nresults/\n", to: ".gitignore")
      try git("init", "--quiet", "--initial-branch", "main")
      try git("add", ".")
      try git("commit", "--quiet", "--message", "Start")
    }

    /// Where builds were made, in order.
    func places() throws -> [String] {
      try tools.text(of: "places").split(separator: "\n").map(String.init)
    }

    /// The builds that were made, in order, each with the sources it saw.
    func builds() throws -> [String] {
      try tools.text(of: "builds").split(separator: "\n").map(String.init)
    }

    func gate(_ name: String) throws -> Tool.Ending {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return try Tool(folder: folder).run(
        ["gate", "--against", name] + AgainstTests.suite,
        environment: ["PATH": "\(tools.path):\(path)"]
      )
    }

    @discardableResult
    func git(_ words: String...) throws -> String {
      let identity = ["-c", "user.name=Example", "-c", "user.email=example@example.com"]
      let command = (["git"] + identity + words).map { "'\($0)'" }.joined(separator: " ")
      let ending = try Tool(folder: folder).runInShell(command)
      try #require(ending.status == 0, "\(ending.complaint)")
      return ending.output
    }
  }
}
