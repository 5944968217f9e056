import UBStatistics
import Testing

@Suite struct SignTestTests {
  @Test func chancesAreThoseOfACoin() {
    #expect(SignTest(pluses: 0, minuses: 0).pGreater == 1)
    #expect(SignTest(pluses: 0, minuses: 7).pGreater == 1)
    expect(SignTest(pluses: 1, minuses: 0), 1.0 / 2)
    expect(SignTest(pluses: 10, minuses: 0), 1.0 / 1_024)
    // 1 + 5 of 32 outcomes have four pluses or more.
    expect(SignTest(pluses: 4, minuses: 1), 6.0 / 32)
    expect(SignTest(pluses: 50, minuses: 50), 0.5397946186935895)
  }

  private func expect(_ test: SignTest, _ chance: Double) {
    #expect((test.pGreater - chance).magnitude < 1e-12)
  }
}
