import FoundationEssentials
import UBMeasurement
import UBResults
import Testing

@Suite struct MachineProbeTests {
  @Test func theMachineIsTheOneTheTestsRunOn() {
    let machine = MachineProbe.machine()
    #expect(machine.cores == ProcessInfo.processInfo.activeProcessorCount)
    #expect(machine.memory == Int(ProcessInfo.processInfo.physicalMemory))
    #expect(machine.kernel.hasPrefix("Linux "))
    #expect(!machine.processor.isEmpty)
    #expect(!machine.system.contains("\""))
  }

  @Test func theCompilerSpeaksForItself() {
    let compiler = MachineProbe.toolchain().compiler ?? ""
    #expect(compiler.hasPrefix("Swift version \(MachineProbe.toolchain().swift)"))
  }
}
