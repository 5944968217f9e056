import UBInstrumentation
import Testing
import UBWorkloads

@Suite struct RowTextGeneratorTests {
  static let rows = RowTextGenerator.rows(count: 10_000)

  @Test func firstRowsAreThePublishedOnes() {
    let first = Self.rows.prefix(10)
    #expect(first.map(\.height) == [124, 144, 64, 124, 104, 224, 244, 124, 104, 84])
    #expect(first.map(\.wordCount) == [30, 40, 8, 29, 22, 66, 72, 31, 22, 12])
    #expect(first.map(\.lineCount) == [4, 5, 1, 4, 3, 9, 10, 4, 3, 2])
    #expect(first.map(\.rowIndex) == Array(0..<10))
  }

  @Test func digestsOfTenThousandRowsAreThePublishedOnes() {
    #expect(digest(Self.rows.map(\.height)) == 0x8aeb_73f5_d8ba_cb11)
    #expect(digest(Self.rows.map(\.wordCount)) == 0x2c4a_efe4_3213_fa99)
  }

  @Test func heightsAreSpreadAsPublished() {
    let heights = Self.rows.map(\.height)
    #expect(heights.reduce(0, +) == 1_102_220)
    #expect(heights.min() == 64)
    #expect(percentile(50, of: heights) == 104)
    #expect(percentile(90, of: heights) == 164)
    #expect(percentile(99, of: heights) == 324)
    #expect(heights.max() == 364)

    let modes = Dictionary(grouping: heights, by: \.self)
      .map { [$0.key, $0.value.count] }
      .sorted { $0[1] > $1[1] }
    #expect(
      modes.prefix(6) == [
        [84, 2_875], [64, 2_015], [104, 1_883], [124, 1_130], [144, 673], [164, 443],
      ]
    )
  }

  @Test func wordsAndCharactersAreSpreadAsPublished() {
    let words = Self.rows.map(\.wordCount)
    #expect(words.reduce(0, +) == 243_376)
    #expect(words.min() == 2)
    #expect(percentile(50, of: words) == 18)
    #expect(percentile(90, of: words) == 50)
    #expect(words.max() == 120)

    let characters = Self.rows.map(\.characterCount)
    #expect(characters.reduce(0, +) == 1_402_709)
    #expect(percentile(99, of: characters) == 652)
    #expect(characters.max() == 772)
  }

  @Test func anotherSeedGivesOtherRows() {
    let other = RowTextGenerator.rows(count: 10, seed: 43)
    #expect(other.map(\.wordCount) != Self.rows.prefix(10).map(\.wordCount))
  }

  /// The nearest-rank percentile.
  private func percentile(_ percent: Int, of values: [Int]) -> Int {
    values.sorted()[(percent * values.count + 99) / 100 - 1]
  }

  /// The FNV-1a hash of the values as little-endian 32-bit words.
  private func digest(_ values: [Int]) -> UInt64 {
    var digest = Digest()
    for value in values {
      for shift in [0, 8, 16, 24] {
        digest.combine(byte: UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return digest.value
  }
}
