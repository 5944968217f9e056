import UBMeasurement
import Testing

@Suite struct MemoryMeterTests {
  /// Other tests run meanwhile, so only what the block itself takes can be told.
  @Test func aBlockThatIsTouchedIsPartOfThePeak() throws {
    let byteCount = 64 << 20
    let meter = try #require(MemoryMeter())
    meter.resetPeak()
    let before = meter.read()
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    unsafe block.initializeMemory(as: UInt8.self, repeating: 1, count: byteCount)
    let during = meter.read()
    unsafe block.deallocate()
    #expect(during.residentPeak >= before.resident + byteCount / 2)
    #expect(during.virtualPeak >= during.residentPeak)
  }
}
