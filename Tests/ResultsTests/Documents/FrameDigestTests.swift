import FoundationEssentials
import UBResults
import Testing

@Suite struct FrameDigestTests {
  @Test func sixteenDigitsAreWritten() {
    #expect(FrameDigest(0).description == "0000000000000000")
    #expect(FrameDigest(0xabc).description == "0000000000000abc")
    #expect(FrameDigest(.max).description == "ffffffffffffffff")
  }

  @Test func orderMatters() {
    let digests = [FrameDigest(1), FrameDigest(2)]
    #expect(FrameDigest(combining: digests) != FrameDigest(combining: digests.reversed()))
  }

  @Test(arguments: ["\"\"", "\"abc\"", "\"000000000000000g\"", "\"00000000000000000\""])
  func otherTextsAreRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameDigest.self, from: Data(text.utf8))
    }
  }
}
