import Testing
import UBStatistics

@Suite struct SplitMix64Tests {
  @Test func sequencesAreThePublishedOnes() {
    var generator = SplitMix64(seed: 42)
    #expect(generator.next() == 0xbdd7_3226_2feb_6e95)
    #expect(generator.next() == 0x28ef_e333_b266_f103)
    #expect(generator.next() == 0x4752_6757_130f_9f52)

    var zero = SplitMix64(seed: 0)
    #expect(zero.next() == 0xe220_a839_7b1d_cdaf)
    #expect(zero.next() == 0x6e78_9e6a_a1b9_65f4)
  }

  @Test func drivesTheStandardLibrarysRandomFunctions() {
    var first = SplitMix64(seed: 7)
    var second = SplitMix64(seed: 7)
    let firstShuffle = (0..<50).shuffled(using: &first)
    #expect(firstShuffle == (0..<50).shuffled(using: &second))
    #expect(firstShuffle != Array(0..<50))
    #expect(first == second)
  }
}
