import Testing

@Suite struct LayeringTests {
  @Test(arguments: LayeringRule.modules.map(\.name))
  func importsFollowTheLayers(name: String) throws {
    let module = try #require(LayeringRule.modules.first { $0.name == name })
    for file in try Repository.swiftFiles(in: "\(module.folder)/\(module.name)") {
      expectNone(LayeringRule.violations(in: file, of: module))
    }
  }

  @Test func everyModuleHasALayer() throws {
    for folder in ["Sources", "Benchmarks"] {
      let layers = LayeringRule.modules.filter { $0.folder == folder }.map(\.name)
      #expect(try Set(Repository.subfolders(of: folder)).subtracting(layers) == [])
    }
  }

  @Test func theManifestStatesNoOtherDependencies() throws {
    let manifest = try LayeringRule.dependencies(inManifest: Repository.text(of: "Package.swift"))
    #expect(manifest.count >= 13)
    for (name, dependencies) in manifest.sorted(by: { $0.key < $1.key }) {
      let module = try #require(LayeringRule.modules.first { $0.name == name }, "\(name)")
      #expect(dependencies.subtracting(module.modules) == [], "\(name)")
    }
  }

  @Test func layersAreInOrder() {
    #expect(LayeringRule.disorder(of: LayeringRule.modules) == [])
  }

  @Test func anImportFromALaterLayerIsFound() {
    let file = SourceFile(
      path: "Sources/Lists/List.swift",
      text: """
        import Base
        package import Late
        @_exported public import struct Foundation.Date
        // import Commented
        let text = "import Quoted"
        """
    )
    let module = LayeringRule.Module(name: "Lists", modules: ["Base"], system: ["Observation"])
    #expect(
      LayeringRule.violations(in: file, of: module) == [
        Violation(
          path: "Sources/Lists/List.swift",
          line: 2,
          message: "Lists may not import Late; it may import Base, Observation"
        ),
        Violation(
          path: "Sources/Lists/List.swift",
          line: 3,
          message: "Lists may not import Foundation; it may import Base, Observation"
        ),
      ]
    )
  }

  @Test func layersOutOfOrderAreFound() {
    let modules = [
      LayeringRule.Module(name: "First", modules: ["Second"]),
      LayeringRule.Module(name: "Second", modules: ["First", "Nowhere"]),
    ]
    #expect(LayeringRule.disorder(of: modules) == ["First <- Second", "Second <- Nowhere"])
  }

  @Test func dependenciesAreReadFromAManifest() {
    let manifest = """
      .module("First"),
      .module("Second", ["First"], isolation: .mainActor),
      .tool(
        "third",
        [
          "First", "Second",
        ]
      ),
      """
    #expect(
      LayeringRule.dependencies(inManifest: manifest) == [
        "First": [], "Second": ["First"], "third": ["First", "Second"],
      ]
    )
  }
}
