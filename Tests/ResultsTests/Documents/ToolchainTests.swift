import UBResults
import Testing

@Suite struct ToolchainTests {
  @Test func theVersionIsThatOfTheCompiler() {
    #if compiler(>=6.3) && compiler(<6.4)
    #expect(Toolchain.currentSwift == "6.3")
    #else
    #expect(!Toolchain.currentSwift.isEmpty && Toolchain.currentSwift != "6.3")
    #endif
  }

  @Test func theConfigurationAndTraitsAreThoseOfTheBuild() {
    let toolchain = Toolchain.current(compiler: "x")
    #if DEBUG
    #expect(toolchain.configuration == .debug)
    #else
    #expect(toolchain.configuration == .release)
    #endif
    #if InternalChecks
    #expect(toolchain.traits == ["InternalChecks"])
    #else
    #expect(toolchain.traits == [])
    #endif
  }
}
