import FoundationEssentials
import UBResults
import Testing

@Suite struct PlainValueTests {
  @Test func aWholeNumberIsAnInteger() {
    #expect(PlainValue(22.0) == .integer(22))
    #expect(PlainValue(22.5) == .number(22.5))
    #expect(PlainValue(1e300) == .number(1e300))
  }

  @Test(arguments: [
    PlainValue(22.0), PlainValue(0.1), .integer(-3), .text("393x852"), .text("12"),
  ])
  func aValueComesBackAsItWas(value: PlainValue) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([PlainValue].self, from: data) == [value])
  }

  @Test func valuesAreWrittenAsTheyAreSet() {
    let values: [PlainValue] = [.integer(3), .number(0.5), .text("1x2")]
    #expect(values.map(\.description) == ["3", "0.5", "1x2"])
  }
}
