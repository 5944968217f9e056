import Foundation
import Testing
import UBInstrumentation

@Suite struct FramePartTests {
  /// Documents hold these names.
  @Test func keysStay() {
    #expect(
      FramePart.allCases.map(\.key) == [
        "animations", "traits", "properties", "constraints", "solver", "layout", "display",
        "outside",
      ]
    )
  }

  /// Profiles and call stacks are read by these names, so a renamed method would be missed.
  @Test(arguments: FramePart.allCases)
  func thePipelineHasEachFunction(of part: FramePart) throws {
    let sources = try pipelineSources()
    for function in part.functions {
      #expect(sources.contains(" func \(function)("))
    }
  }

  @Test func noFunctionRunsTwoParts() {
    let functions = FramePart.allCases.flatMap(\.functions)
    #expect(Set(functions).count == functions.count)
  }

  /// The extensions of `UpdateCycle` in the pipeline, as one text.
  private func pipelineSources() throws -> String {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../Sources/UpdatePipeline").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let texts = try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    return texts.filter { $0.contains("extension UpdateCycle") }.joined()
  }
}
