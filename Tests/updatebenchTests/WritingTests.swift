import Foundation
import Testing

/// The files of a run that can't write, or is stopped.
@Suite struct WritingTests {
  /// Nothing is measured in vain.
  @Test func aFolderThatIsAFileIsToldBeforeAnythingRuns() throws {
    let folder = try Folder()
    try folder.write("here first\n", to: "results")
    let ending = try Tool(folder: folder).run(
      ["run", "--suite", "calibration", "--filter", "calibration.hang"]
    )
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(
      ending.complaint
        == "calibration: results/latest/calibration.json: can't make folder results/latest/: "
        + "Not a directory\n"
    )
    #expect(try folder.text(of: "results") == "here first\n")
  }

  /// A limit on the size of files stands for a full disk: the write fails halfway.
  @Test func aWriteThatFailsLeavesTheOldFile() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try tool.run(["run", "--no-time"] + Tool.exact)
    let before = try folder.text(of: "results/latest/calibration.json")
    let words = (["run", "--no-time"] + Tool.exact).joined(separator: " ")
    let ending = try tool.runInShell("ulimit -f 4; exec \"$TOOL\" \(words)")
    #expect(ending.status == 1)
    #expect(
      ending.complaint
        == "calibration: results/latest/calibration.json: can't write: File too large\n"
    )
    #expect(try folder.text(of: "results/latest/calibration.json") == before)
    #expect(folder.contents(of: "results/latest") == ["calibration.json", "calibration.txt"])
    // The summary doesn't name tables that aren't there.
    #expect(ending.output.hasSuffix("\n4 measured, 0 failed; no baseline to compare with\n"))
    let gate = try tool.runInShell(
      "ulimit -f 4; exec \"$TOOL\" gate \(Tool.exact.joined(separator: " "))"
    )
    #expect(gate.status == 1)
    #expect(gate.complaint == ending.complaint)
    #expect(
      gate.output.contains("\ngate: 4 measured, 0 failed; could not compare (no benchmarks)\n")
    )
  }

  @Test func aFullDeviceIsTold() throws {
    let words = (["run", "--no-time", "--json", "-"] + Tool.exact).joined(separator: " ")
    let ending = try Tool(folder: Folder()).runInShell("exec \"$TOOL\" \(words) > /dev/full")
    #expect(ending.status == 1)
    #expect(
      ending.complaint
        == "calibration: standard output: can't write: No space left on device\n"
    )
  }

  @Test(arguments: ["INT", "TERM"])
  func aRunThatIsStoppedLeavesNothingBehind(signal: String) throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try tool.run(["run", "--no-time"] + Tool.exact)
    let before = try folder.text(of: "results/latest/calibration.json")
    let running = try tool.start(
      ["run", "--suite", "calibration", "--filter", "calibration.hang", "--quiet"]
    )
    let child = try tool.child(of: running.process)
    _ = try tool.runInShell("kill -\(signal) \(running.process.processIdentifier)")
    let ending = try tool.finish(running)
    #expect(ending.status == 130)
    #expect(ending.complaint == "calibration: interrupted; nothing was written\n")
    #expect(try folder.text(of: "results/latest/calibration.json") == before)
    #expect(folder.contents(of: "results/latest") == ["calibration.json", "calibration.txt"])
    #expect(try tool.runInShell("kill -0 \(child)").status != 0)
  }

  /// Even a run that can't clean up leaves no process that hangs.
  @Test func aRunThatIsKilledLeavesNoProcessBehind() throws {
    let tool = Tool(folder: try Folder())
    let running = try tool.start(
      ["run", "--suite", "calibration", "--filter", "calibration.hang", "--quiet"]
    )
    let child = try tool.child(of: running.process)
    let ended = try tool.runInShell(
      """
      kill -KILL \(running.process.processIdentifier)
      for attempt in $(seq 400); do
        grep -q '^State:.[RSD]' /proc/\(child)/status 2>/dev/null || exit 0
        sleep 0.02
      done
      kill -KILL \(child)
      exit 1
      """
    )
    #expect(ended.status == 0)
  }

  @Test func aRunThatIsToOutliveItsTerminalDoes() throws {
    let tool = Tool(folder: try Folder())
    let words = ["--set", "frames=40", "--set", "milliseconds=5", "--strategy", "layoutOnly"]
    let running = try tool.start(
      ["-c", "trap '' HUP; exec \"$0\" \"$@\"", try Tool.executable(), "run", "--no-time"]
        + Tool.exact + words,
      executable: "/bin/sh"
    )
    _ = try tool.child(of: running.process)
    _ = try tool.runInShell("kill -HUP \(running.process.processIdentifier)")
    #expect(try tool.finish(running).status == 0)
  }
}
