import Testing
import UBMeasurement

@Suite struct SystemCallTracerTests {
  @Test func aChildThatWaitsForItsTracerGoesOn() throws {
    let process = try shell("sleep 0.1; kill -STOP $$; exit 7")
    try process.countSystemCalls()
    #expect(process.finish(withinSeconds: 10).ending == .exited(status: 7))
  }

  @Test func aChildThatWaitedBeforeItWasTracedGoesOn() throws {
    let process = try shell("kill -STOP $$; exit 7")
    Clocks.pause(milliseconds: 200)
    try process.countSystemCalls()
    #expect(process.finish(withinSeconds: 10).ending == .exited(status: 7))
  }

  @Test func otherSignalsReachTheChild() throws {
    let process = try shell("trap 'exit 9' USR1; sleep 0.1; kill -USR1 $$; exit 7")
    try process.countSystemCalls()
    #expect(process.finish(withinSeconds: 10).ending == .exited(status: 9))
  }

  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(executable: "/bin/sh", arguments: ["-c", script], environment: [:])
  }
}
