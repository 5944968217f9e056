import UBMeasurement
import Testing

@Suite struct PathLookupTests {
  @Test func whatIsInstalledIsFound() {
    #expect(PathLookup.executable("sh")?.hasSuffix("/sh") == true)
    #expect(PathLookup.executable("no-such-tool-at-all") == nil)
  }
}
