import Foundation
import Testing

/// Everything that reads a document, and documents that none of it may take.
@Suite struct DoorTests {
  /// The verbs that read a result document, and the status with which each refuses one.
  private static let doors: [(words: [String], status: Int32)] = [
    (["export", "csv"], 1), (["history", "append", "--commit", "a", "--any-build"], 1),
    (["merge", "--output", "merged.json"], 1), (["budget"], 1),
    (["baseline", "save", "--suite", "calibration", "--any-build", "--from"], 1),
    (["compare", "run.json"], 4), (["export", "markdown", "--baseline", "run.json"], 4),
  ]

  private let folder: Folder
  private let tool: Tool

  init() throws {
    folder = try Folder()
    tool = Tool(folder: folder)
    let ending = try tool.run(["run", "--no-time", "--json", "run.json"] + Tool.exact)
    try #require(ending.status == 0)
  }

  @Test(arguments: [
    (#""suite" : "calibration""#, #""suite" : "../../x""#, "key 'suite': found '../../x'"),
    (#""suite" : "calibration""#, #""suite" : """#, "key 'suite': found ''"),
    (
      #""swift" : ""#, #""swift" : "../../"#, "key 'toolchain.swift': found '../../"
    ),
    (
      #""label" : "calibration.exact""#, #""label" : "a/../b""#,
      "key 'results[0].label': found 'a/../b'"
    ),
    (
      #""label" : "calibration.exact""#, #""label" : "\u001b]0;x\u0007""#,
      #"key 'results[0].label': found '\u{1b}]0;x\u{7}'"#
    ),
    (#""strategy" : "layoutOnly""#, #""strategy" : "-""#, ".strategy': found '-'"),
    (#""writes.total" : "#, #""writes.total" : -"#, "counts.writes.total': found -"),
    (#""writes.total" : "#, #""writes.total" : 9999999999999999"#, "': found 9999999999999999"),
    (#""bindings.redundant" : "#, #""bindings.redundant" : 1"#, "bindings.evaluated': found "),
    ("{", "[{", "line 1, column 1: found '[', expected an object"),
  ])
  func noVerbTakesAnUnsoundDocument(old: String, new: String, complaint: String) throws {
    let text = try folder.text(of: "run.json")
    try #require(text.contains(old))
    try folder.write(text.replacing(old, with: new, maxReplacements: 40), to: "bad.json")
    try expectRefusal(of: "bad.json", complaint)
    #expect(folder.contents(of: "..").contains("x.ndjson") == false)
  }

  @Test func noVerbTakesWhatIsNoFile() throws {
    try expectRefusal(of: ".", ".: can't be read: found a folder, expected a file")
    try expectRefusal(of: "/dev/zero", "/dev/zero: can't be read: found a device, expected a file")
    try #require(unsafe mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try expectRefusal(of: "pipe", "pipe: can't be read: found a pipe, expected a file")
    try expectRefusal(of: "nowhere.json", "nowhere.json: no such file")
    try folder.write("", to: "long.json")
    try #require(unsafe truncate("\(folder.path)/long.json", 1 << 40) == 0)
    try expectRefusal(of: "long.json", "found 1099511627776 bytes or more, expected at most ")
  }

  private func expectRefusal(of file: String, _ complaint: String) throws {
    for door in Self.doors {
      let ending = try tool.run(door.words + [file])
      #expect(ending.status == door.status, "\(door.words): \(ending.complaint)")
      #expect(ending.complaint.contains(complaint), "\(door.words): \(ending.complaint)")
      #expect(ending.complaint.utf8.count < 1_000)
      #expect(ending.output == "")
    }
  }

  /// A file beyond the limit of sizes is a message, in every verb that writes.
  @Test func aLimitOfFileSizesIsTold() throws {
    for words in ["export csv run.json --output out.csv", "merge run.json --output out.json"] {
      let ending = try tool.runInShell(
        "ulimit -f 1; exec env --default-signal=XFSZ \"$TOOL\" \(words)"
      )
      #expect(ending.status == 1 || ending.status == 4)
      #expect(words.hasPrefix("merge") || ending.complaint.contains("can't write: File too large"))
      #expect(folder.contents(of: ".").contains { $0.hasSuffix(".partial") } == false)
    }
  }

  /// Where no process can be started, the reason is a message.
  @Test func aFailedStartIsTold() throws {
    let words = (["run", "--no-time"] + Tool.exact).joined(separator: " ")
    let ending = try tool.runInShell("ulimit -n 8; exec \"$TOOL\" \(words)")
    #expect(ending.status == 1)
    #expect(ending.complaint.contains(": can't be started: Too many open files\n"))
    #expect(ending.complaint.utf8.count { $0 == 0x0a } == 1)
  }

  /// In a job, no line of another's text is a command to the job's runner.
  @Test func aNameIsNoCommandOfAJob() throws {
    let text = try folder.text(of: "run.json")
    let name = "::error::x ##[warning]y"
    try folder.write(text.replacing("\"calibration.exact\"", with: "\"\(name)\""), to: "job.json")
    let from = ["baseline", "save", "--suite", "calibration", "--any-build", "--from", "job.json"]
    #expect(try tool.run(from).status == 0)
    let show = ["baseline", "show", "--suite", "calibration"]
    #expect(try tool.run(show).output.contains("\n\(name) layoutOnly\n"))
    let inJob = try tool.run(show, environment: ["GITHUB_ACTIONS": "true"]).output
    #expect(inJob.contains("\n\\u{3a}:error::x ##\\u{5b}warning]y layoutOnly\n"))
  }
}
