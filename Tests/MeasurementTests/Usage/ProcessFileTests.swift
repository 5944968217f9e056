import UBMeasurement
import Testing

@Suite struct ProcessFileTests {
  @Test func numbersAreFoundByTheirKeys() throws {
    let status = try #require(ProcessFile("status"))
    let (values, length) = status.read(["Pid:", "VmRSS:", "Absent:"])
    #expect(values[0] == Lifeline.processNumber)
    #expect(try #require(values[1]) > 1_000)
    #expect(values[2] == nil)
    #expect(length > 500)
    #expect(status.number(after: "Pid:") == Lifeline.processNumber)
    #expect(status.number(after: "Name:") == nil)
    #expect(ProcessFile("absent") == nil)
  }
}
