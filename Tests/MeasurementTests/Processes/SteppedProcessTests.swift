import UBMeasurement
import Testing

@Suite struct SteppedProcessTests {
  @Test func eachLineIsAnswered() throws {
    let process = try shell("echo ready; while read line; do echo got $line; done")
    #expect(try process.answer(withinSeconds: 60) == "ready")
    #expect(try process.ask("one", withinSeconds: 60) == "got one")
    #expect(try process.ask("two", withinSeconds: 60) == "got two")
  }

  @Test func twoProcessesAreAliveAtTheSameTime() throws {
    let both = try [shell("while read line; do echo a$line; done"), shell("cat")]
    for index in 0..<3 {
      #expect(try both[0].ask("\(index)", withinSeconds: 60) == "a\(index)")
      #expect(try both[1].ask("\(index)", withinSeconds: 60) == "\(index)")
    }
  }

  @Test func anEndingIsToldWithWhatWasSaid() throws {
    let process = try shell("echo sorry >&2; exit 7")
    let error = #expect(throws: SteppedProcessError.self) {
      try process.answer(withinSeconds: 60)
    }
    #expect(
      error == SteppedProcessError(ending: .exited(status: 7), standardError: ["sorry"])
    )
  }

  @Test func askingWhatHasEndedIsNoEndOfThisProcess() throws {
    let process = try shell("exit 0")
    let error = #expect(throws: SteppedProcessError.self) {
      _ = try process.ask("one", withinSeconds: 60)
      _ = try process.ask("two", withinSeconds: 60)
    }
    #expect(error?.ending == .exited(status: 0))
  }

  @Test func silenceEndsTheProcess() throws {
    let process = try shell("sleep 3600")
    let error = #expect(throws: SteppedProcessError.self) {
      try process.answer(withinSeconds: 1)
    }
    #expect(error?.ending == .timedOut(seconds: 1))
  }

  @Test func whatCannotBeStartedIsTold() {
    let error = #expect(throws: ChildProcessError.self) {
      try SteppedProcess(
        executable: "/nowhere/tool",
        arguments: [],
        environment: [:],
        layout: AddressLayout(seed: 0)
      )
    }
    #expect(error?.reason == "No such file or directory")
  }

  private func shell(_ script: String) throws -> SteppedProcess {
    try SteppedProcess(
      executable: "/bin/sh",
      arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"],
      layout: AddressLayout(seed: 1)
    )
  }
}
