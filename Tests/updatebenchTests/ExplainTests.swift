import Foundation
import Testing

/// The sites of changed allocations, shown by the real executable.
@Suite struct ExplainTests {
  private static let unskewed = "UPDATEBENCH_CALIBRATION= exec"

  @Test func theBaseIsTheCommitThatChangedTheBaseline() throws {
    let package = try Package()
    let ending = try package.gate(skew: "allocations=2")
    #expect(ending.status == 2)
    #expect(ending.output.contains("explained: stacks of the base are those of "))
    let change = "  +40 calls, +2,560 bytes in outside of passes: 60 -> 100 calls\n"
    #expect(ending.output.contains(change))
    #expect(!ending.output.contains("note: "))
    // The build is kept, and what isn't committed is no base.
    #expect(try package.gate(skew: "allocations=2").output == ending.output)
    #expect(try package.builds() == ["base"])
    try package.change(BaselineTests.file)
    #expect(
      try package.gate(skew: "allocations=2").output.contains(
        """
        explained: there are no stacks of the base, only those of the new build: \
        no commit here is known to have made \(BaselineTests.file) what it is

        """
      )
    )
  }

  /// In a shallow clone the oldest commit seems to have made every file.
  @Test func aHistoryThatIsCutOffNamesNoBase() throws {
    let package = try Package()
    let clone = try Folder()
    let ending = try Tool(folder: package.folder).runInShell(
      "git clone --quiet --depth 1 'file://\(package.folder.path)' '\(clone.path)'"
    )
    try #require(ending.status == 0, "\(ending.complaint)")
    #expect(
      try package.gate(skew: "allocations=2", in: clone).output.contains(
        """
        explained: there are no stacks of the base, only those of the new build: \
        no commit here is known to have made \(BaselineTests.file) what it is

        """
      )
    )
  }

  @Test func nothingThatChangedIsNotRunAgain() throws {
    let tool = try Tool.withBaseline(Folder())
    let ending = try tool.gate(["--explain"])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        explained: no count of allocations changed, so there is nothing to explain
        gate: 4 measured, 0 failed; nothing differs from the baseline (4 unchanged)

        """
    )
    let document = try tool.folder.text(of: "results/latest/calibration.explanation.json")
    #expect(document.contains("\"entries\" : []"))
  }

  @Test func withoutARepositoryTheNewStacksAreTold() throws {
    let tool = try Tool.withBaseline(Folder())
    let ending = try tool.gate(
      ["--explain", "--strategy", "propertyPass"],
      skew: "allocations=2,retained=1"
    )
    #expect(ending.status == 2)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        """
        explained: there are no stacks of the base, only those of the new build: \
        found no git repository here
        """
      )
    )
    #expect(lines.contains("  outside of passes       6.00  120"))
    #expect(lines.contains("  all                     6.00  120"))
    #expect(lines.contains("    CalibrationRun.step(_:)"))
  }

  /// A base that is older than the pass is noted, and the verdict stays.
  @Test(arguments: [
    (
      "echo \"calibration: unknown mode 'allocations'\" >&2; exit 64",
      "the base is of a version that can't tell its call stacks"
    ),
    (
      "echo sorry >&2; exit 9",
      "the base tells no stacks: the stack recording process exited with status 9: sorry"
    ),
  ])
  func aBaseThatTellsNothingIsNoted(words: String, note: String) throws {
    let folder = try Folder()
    let base = try Self.script(
      "case \"$*\" in *'--mode allocations'*) \(words);; esac\n\(Self.unskewed)",
      in: folder
    )
    let ending = try Self.gate(folder, against: base, skew: "allocations=2")
    #expect(ending.status == 2)
    #expect(ending.output.contains("  note: \(note)\n  pass               new/frame  new\n"))
  }

  @Test func aBaseWithOtherNumbersIsNoted() throws {
    let folder = try Folder()
    let base = try Self.script(
      """
      case "$*" in *'--mode allocations'*) export UPDATEBENCH_CALIBRATION=allocations=1;;
      *) export UPDATEBENCH_CALIBRATION=;; esac
      exec
      """,
      in: folder
    )
    #expect(
      try Self.gate(folder, against: base, skew: "allocations=2").output.contains(
        """
          note: the stacks of the base have 80 calls and 5120 bytes, the numbers that were \
        compared are 60 and 3840

        """
      )
    )
  }

  /// In a real workload every call has a pass, and the stacks add up to the counts.
  @Test func passesOfARealWorkloadAddUp() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let words = [
      "--suite", "default", "--filter", "list-scroll.steady", "--strategy", "propertyPass",
      "--any-build", "--quiet",
    ]
    #expect(try tool.run(["baseline", "save"] + words).status == 0)
    let file = BaselineTests.file.replacing("calibration", with: "default")
    let text = try folder.text(of: file)
    let calls = try #require(text.firstMatch(of: #/"allocations.calls" : (\d+)/#)?.1)
    let key = "\"allocations.calls\" : "
    try folder.replace("\(key)\(calls)", with: "\(key)1", in: file)
    let ending = try tool.run(["gate", "--explain"] + words)
    #expect(ending.status == 2)
    #expect(!ending.output.contains("note: "))
    let rows = ending.output.matches(of: #/(?m)^  ([a-z ]+?) +[\d.,]+ +([\d,]+)$/#).map { match in
      (String(match.1), Int(match.2.replacing(",", with: "")) ?? 0)
    }
    let passes = rows.dropLast().map(\.0)
    // An optimized build doesn't allocate to scroll.
    #expect(passes.filter { $0 != "outside of passes" } == ["properties", "layout"])
    #expect(rows.last?.0 == "all")
    #expect(rows.dropLast().map(\.1).reduce(0, +) == Int(calls))
    #expect(rows.last?.1 == Int(calls))
  }

  // MARK: - Stand-ins

  /// Gates the exact workload against a stand-in for another build, in counts only.
  static func gate(_ folder: Folder, against base: String, skew: String) throws -> Tool.Ending {
    try Tool(folder: folder).run(
      ["gate", "--explain", "--no-time", "--any-build", "--strategy", "propertyPass"] + Tool.exact
        + ["--base-executable", base, "--head-executable", try Tool.executable()],
      environment: ["UPDATEBENCH_CALIBRATION": skew]
    )
  }

  /// A build that adds nothing, whatever the environment says.
  static func unskewedBuild(in folder: Folder) throws -> String {
    try script(unskewed, in: folder)
  }

  /// An executable that does something and becomes the tool.
  private static func script(_ words: String, in folder: Folder) throws -> String {
    try folder.write("#!/bin/sh\n\(words) '\(try Tool.executable())' \"$@\"\n", to: "base")
    return try executable("\(folder.path)/base")
  }

  private static func executable(_ path: String) throws -> String {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// A repository in which the exact workload's baseline is committed, and a compiler of its own.
  private struct Package {
    let folder: Folder
    private let tools: Folder

    init() throws {
      folder = try Folder()
      tools = try Folder()
      try tools.write(
        """
        #!/bin/sh
        [ "$1" = --version ] && echo "Swift version 6.3.1 (example)" && exit
        while [ "$1" != --package-path ]; do shift; done
        cd "$2" && mkdir -p .build/release && cp '\(try unskewedBuild(in: tools))' \\
          .build/release/calibration
        basename "$2" >> '\(tools.path)/builds'
        """,
        to: "swift"
      )
      _ = try executable("\(tools.path)/swift")
      _ = try Tool.withBaseline(folder)
      try folder.write(".build/\n*.out\n*.err\nresults/latest/\n", to: ".gitignore")
      let git = "git -c user.name=Example -c user.email=example@example.com"
      let ending = try Tool(folder: folder).runInShell(
        """
        git init --quiet --initial-branch main && git add . \\
          && \(git) commit --quiet --message "Add a baseline" \\
          && echo >> .gitignore && \(git) commit --quiet --all --message "Change another file"
        """
      )
      try #require(ending.status == 0, "\(ending.complaint)")
    }

    /// The places in which builds were made, in order.
    func builds() throws -> [String] {
      try tools.text(of: "builds").split(separator: "\n").map(String.init)
    }

    func change(_ file: String) throws {
      try folder.write(try folder.text(of: file) + "\n", to: file)
    }

    func gate(skew: String, in folder: Folder? = nil) throws -> Tool.Ending {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return try Tool(folder: folder ?? self.folder).run(
        ["gate", "--explain", "--any-build", "--strategy", "propertyPass"] + Tool.exact,
        environment: ["PATH": "\(tools.path):\(path)", "UPDATEBENCH_CALIBRATION": skew]
      )
    }
  }
}
