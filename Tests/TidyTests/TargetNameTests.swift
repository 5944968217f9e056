import Testing

@Suite struct TargetNameTests {
  @Test func noOtherPackageHasATargetOfAName() throws {
    let rule = TargetNameRule(manifest: try Repository.text(of: "Package.swift"))
    #expect(rule.products.count >= 7)
    let known: Set = ["BenchmarkMain", "CHashSeed", "ConstraintSolver", "Results", "updatebench"]
    #expect(rule.reached.isSuperset(of: known))
    #expect(rule.commonNames == [])
  }

  /// Nothing that crashes, hangs or fakes a clock is part of a product.
  @Test func noProductReachesATargetOfTests() throws {
    let rule = TargetNameRule(manifest: try Repository.text(of: "Package.swift"))
    let folders = try Set(["Sources", "Benchmarks", "Plugins"].flatMap(Repository.subfolders))
    #expect(rule.reached.subtracting(folders) == [])
  }

  private let manifest = """
    .library(name: "Kit", targets: ["Kit", "Shared"]),
    .plugin(name: "KitPlugin", targets: ["KitPlugin"]),
    .module("Results"),
    .c("CCounters", ["Common"]),
    .module("Shared", ["Results", "CCounters"], in: "Benchmarks"),
    .plugin(
      name: "KitPlugin",
      capability: .buildTool(),
      dependencies: ["BenchmarkMain"]
    ),
    .tests(of: "Elsewhere", with: ["Results"]),
    let isUnique = [
      "BenchmarkMain", "Common", "Elsewhere", "Kit", "Shared",
    ].contains(folder)
    """

  @Test func whatAProductReachesIsFound() {
    let rule = TargetNameRule(manifest: manifest)
    #expect(rule.products == ["Kit": ["Kit", "Shared"], "KitPlugin": ["KitPlugin"]])
    #expect(
      rule.reached == [
        "BenchmarkMain", "CCounters", "Common", "Kit", "KitPlugin", "Results", "Shared",
      ]
    )
  }

  @Test func aCommonNameWithoutThePrefixIsFound() {
    #expect(TargetNameRule(manifest: manifest).commonNames == ["Common", "Shared"])
  }
}
