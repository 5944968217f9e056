import FoundationEssentials
import UBResults
import Testing

@Suite struct DayTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-04-30"])
  func aDayReadsAsItIsWritten(text: String) throws {
    #expect(Day(text)?.description == text)
    let json = try JSONEncoder().encode([try #require(Day(text))])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([Day].self, from: json).map(\.description) == [text])
  }

  @Test(arguments: [
    "", "2026", "2026-12", "26-12-31", "2026-12-32", "2026-00-10", "2026-13-01", "2026-01-00",
    "2026-04-31", "2025-02-29", "1900-02-29", "2026-12-31T00:00:00Z", "2026-1-31", "31.12.2026",
    "-026-12-31", "+026-12-31", "2026--1-01", " 2026-12-31", "２０２６-12-31", "tomorrow",
  ])
  func whatIsNoDayIsRefused(text: String) {
    #expect(Day(text) == nil)
    let json = Data("[\"\(text)\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Day].self, from: json) }
  }

  @Test func daysAreInTheOrderOfTheCalendar() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
    let days = try texts.map { try #require(Day($0)) }
    #expect(days.reversed().sorted() == days)
  }
}
