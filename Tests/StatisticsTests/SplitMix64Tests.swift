import UBStatistics
import Testing

@Suite struct SplitMix64Tests {
  @Test func aSeedGivesThePublishedNumbers() {
    var generator = SplitMix64(seed: 42)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [0xbdd7_3226_2feb_6e95, 0x28ef_e333_b266_f103, 0x4752_6757_130f_9f52])
  }
}
