import Testing

@Suite struct DocumentationTests {
  @Test func whatOtherModulesSeeIsDocumented() throws {
    let files = try Repository.sources()
    let protocols = files.flatMap(ProtocolFinder.protocols)
    expectNone(files.flatMap { DocumentationRule.violations(in: $0, protocols: protocols) })
  }

  @Test func declarationsWithoutACommentAreFound() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        package import Base
        package struct A {
          package let a = 1
          public var b: Int { 1 }
          package private(set) var c = 1
          package init?(a: Int) { nil }
          package init(c: Int) {
            self.c = c + 1
          }
          package static func ==(a: A, b: A) -> Bool { true }
          public subscript(a: Int) -> Int { a }
        }
        @MainActor open class B {}
        nonisolated package enum C {}
        package protocol D {}
        // A comment of another kind.
        package typealias E = Int
        """
    )
    #expect(
      DocumentationRule.violations(in: file, protocols: []).map(\.description) == [
        "A.swift:2: 'struct A' has no documentation comment",
        "A.swift:3: 'let a' has no documentation comment",
        "A.swift:4: 'var b' has no documentation comment",
        "A.swift:5: 'var c' has no documentation comment",
        "A.swift:6: 'init?' has no documentation comment",
        "A.swift:7: 'init' has no documentation comment",
        "A.swift:10: 'func ==' has no documentation comment",
        "A.swift:11: 'subscript' has no documentation comment",
        "A.swift:13: 'class B' has no documentation comment",
        "A.swift:14: 'enum C' has no documentation comment",
        "A.swift:15: 'protocol D' has no documentation comment",
        "A.swift:17: 'typealias E' has no documentation comment",
      ]
    )
  }

  @Test func witnessesNeedNone() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        /// A workload.
        package struct A: Steps {
          package func step(_ index: Int) {}
          package func other() {}
        }
        """
    )
    let protocols = [ProtocolFinder.Found(name: "Steps", requirements: ["step"])]
    #expect(
      DocumentationRule.violations(in: file, protocols: protocols).map(\.line) == [4]
    )
  }

  @Test func otherDeclarationsNeedNone() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        /// A type.
        @frozen
        @MainActor package struct A {
          let a = 1
          private func f() {}
          /// A property.
          package var b: Int { 1 }
          package init(
            a: Int,
            default: Int
          ) {
            self.a = a
            defaultValue = `default`
          }
          package init(from decoder: any Decoder) throws {
          }
          override package func layoutSubviews() {}
          open override func draw() {}
        }
        let text = "package struct B"
        extension A: Equatable {}
        """
    )
    #expect(DocumentationRule.violations(in: file, protocols: []) == [])
  }
}
