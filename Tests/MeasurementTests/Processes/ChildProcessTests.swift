import FoundationEssentials
import UBMeasurement
import Testing

@Suite struct ChildProcessTests {
  @Test func outputAndStatusAreKept() throws {
    let result = try shell("echo out; echo one >&2; echo two >&2; exit 7")
    #expect(result.ending == .exited(status: 7))
    #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
    #expect(result.standardError == ["one", "two"])
  }

  @Test func muchOutputOnBothStreamsArrivesWhole() throws {
    let result = try shell(
      "i=0; while [ $i -lt 3000 ]; do echo $i-0123456789-0123456789; echo $i >&2; i=$((i+1)); done"
    )
    #expect(result.ending == .exited(status: 0))
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3_000)
    #expect(lines.last == "2999-0123456789-0123456789")
    #expect(
      result.standardError
        == ["0", "1", "2", "3", "(2988 lines)"] + (2_992..<3_000).map { "\($0)" }
    )
  }

  @Test func aSignalIsTold() throws {
    #expect(try shell("kill -SEGV $$").ending == .signalled(number: 11, name: "Segmentation fault"))
  }

  @Test func whatTakesTooLongIsKilledWithWhatItStarted() throws {
    let result = try shell("sleep 3600 & echo $!; wait", withinSeconds: 3)
    #expect(result.ending == .timedOut(seconds: 3))
    let started = String(decoding: result.output, as: UTF8.self).trimmingPrefix("\n").dropLast()
    let isAsleep = "grep -q '^State:.[RS]' /proc/\(started)/status 2>/dev/null"
    let ending = try shell("for i in 1 2 3 4 5; do \(isAsleep) || exit 9; sleep 0.1; done").ending
    #expect(ending == .exited(status: 9))
  }

  /// The limit is on silence, so that a long measurement which goes on isn't ended.
  @Test func aProcessThatGoesOnIsNotEnded() throws {
    let command = "for i in 1 2 3 4 5 6 7 8; do sleep 0.5; echo $i; done"
    let result = try shell(command, withinSeconds: 3)
    #expect(result.ending == .exited(status: 0))
  }

  @Test func aProcessThatWritesWithoutEndIsEnded() throws {
    let result = try shell("yes")
    #expect(result.ending == .flooded(megabytes: 64))
    #expect(result.ending.description == "wrote more than 64 MB")
    #expect(result.output.isEmpty)
  }

  @Test func aProcessThatClosesItsOutputIsWaitedFor() throws {
    #expect(try shell("exec >&- 2>&-; sleep 0.1; exit 3").ending == .exited(status: 3))
  }

  @Test func theEnvironmentIsOnlyWhatIsGiven() throws {
    let child = try ChildProcess(
      executable: "/usr/bin/env",
      arguments: [],
      environment: ["B": "2", "A": "1"]
    )
    let result = child.finish(withinSeconds: 60)
    #expect(String(decoding: result.output, as: UTF8.self) == "A=1\nB=2\n")
  }

  @Test func whatCannotBeStartedIsTold() {
    let error = #expect(throws: ChildProcessError.self) {
      try ChildProcess(executable: "/nowhere/tool", arguments: [], environment: [:])
    }
    #expect(
      error?.description == "/nowhere/tool: can't be started: No such file or directory"
    )
  }

  private func shell(_ command: String, withinSeconds seconds: Int = 60) throws -> ChildResult {
    let child = try ChildProcess(
      executable: "/bin/sh",
      arguments: ["-c", command],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    return child.finish(withinSeconds: seconds)
  }
}
