import UBResults
import Testing

@Suite struct ShardTests {
  @Test(arguments: ["1/1", "2/3", "4/4"])
  func aPartIsReadAsItIsWritten(text: String) {
    #expect(Shard(text)?.description == text)
  }

  @Test(arguments: ["0/2", "3/2", "-1/2", "1", "1/", "/2", "1/2/3", "a/b", ""])
  func whatIsNoPartIsRefused(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [(1, 1), (7, 3), (18, 4), (5, 5), (100, 7)])
  func thePartsFollowEachOtherAndAreEven(length: Int, count: Int) throws {
    let ranges = (1...count).compactMap { Shard(index: $0, count: count)?.range(of: length) }
    #expect(ranges.flatMap(Array.init) == Array(0..<length))
    let lengths = ranges.map(\.count)
    #expect(try #require(lengths.max()) - (try #require(lengths.min())) <= 1)
  }
}
