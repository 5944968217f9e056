import Testing

@Suite struct FunctionFinderTests {
  private func functions(_ text: String) -> [[Int]] {
    FunctionFinder.functions(in: SourceFile(path: "A.swift", text: text))
      .map { [$0.firstLine, $0.lineCount] }
  }

  @Test func bodiesRunFromTheFirstWordToTheLastBrace() {
    #expect(functions("func f() { g() }") == [[1, 1]])
    #expect(
      functions(
        """
        struct S {
          package init<T>(
            a: T,
            b: () -> Void = {}
          ) where T: Equatable {
            call({ 1 }) {
              "}"
            }
          }

          @inlinable public var x: Int {
            // }
            1
          }
        }
        """
      ) == [[2, 8], [11, 4]]
    )
  }

  @Test func declarationsWithoutABodyAreNoFunctions() {
    #expect(
      functions(
        """
        protocol P {
          func f()
          var x: Int { get }
          init(a: Int)
          func g(
            a: Int
          ) -> Int
        }
        func h() {
        }
        """
      ) == [[3, 1], [9, 2]]
    )
    #expect(functions("var x = {\n1\n}") == [])
    #expect(functions("let view = UIView.init(frame: a)\nif x {\n}") == [])
  }
}
