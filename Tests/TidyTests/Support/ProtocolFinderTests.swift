import Testing

@Suite struct ProtocolFinderTests {
  @Test func requirementsAreFoundByName() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        package protocol First: AnyObject {
          /// A comment with { a brace.
          static var name: String { get }
          init(_ name: String)
          func step(_ index: Int)
        }
        struct Other { var other = 1 }
        protocol Second {}
        """
    )
    let found = ProtocolFinder.protocols(in: file)
    #expect(
      found == [
        .init(name: "First", requirements: ["name", "init", "step"]),
        .init(name: "Second", requirements: []),
      ]
    )
    func requirements(_ text: String) -> Set<String> {
      ProtocolFinder.requirements(of: found, in: SourceFile(path: "B.swift", text: text))
    }
    #expect(requirements("final class B: Base, First {") == ["name", "init", "step"])
    #expect(requirements("extension B: First {}") == ["name", "init", "step"])
    #expect(requirements("struct B: FirstOfAll {}") == [])
    #expect(requirements("// struct B: First {}") == [])
  }
}
