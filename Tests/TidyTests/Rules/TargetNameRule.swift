/// Whether the targets that a product reaches have names that no other package has.
///
/// SwiftPM refuses a graph in which two packages have a target of one name, so that a common word
/// would shut out every package that uses it. Such a target has the prefix `UB`.
struct TargetNameRule {
  /// Names without the prefix that are no product's either, and that no other package will have.
  static let ownNames: Set = [
    "BenchmarkMain", "UpdateBenchMain", "UpdatePipeline", "_Testing_UIKit",
  ]

  /// The targets of each product, by its name.
  let products: [String: Set<String>]
  /// The dependencies of each target, both by the names of their folders.
  let dependencies: [String: Set<String>]
  /// The folders whose targets have their names, without the prefix.
  let plainNames: Set<String>

  /// Reads the products, targets and names of a manifest with this package's vocabulary.
  init(manifest text: String) {
    let product = #/\.(?:executable|library|plugin)\(name: "(\w+)", targets: \[([^\]]*)\]\)/#
    products = Self.lists(in: text, product)
    // A list of dependencies can't reach over another list.
    let plugin = #/\.plugin\(\s*name: "(\w+)",[^\[\]]*dependencies: \[([^\]]*)\]/#
    dependencies = LayeringRule.dependencies(inManifest: text)
      .merging(Self.lists(in: text, plugin)) { $0.union($1) }
    let plain = text.firstMatch(of: #/let isUnique = \[([^\]]*)\]/#)
    plainNames = Self.words(in: plain?.1 ?? "")
  }

  /// The folders of the targets that the products reach.
  var reached: Set<String> {
    var reached: Set<String> = []
    var open = products.values.reduce(Set()) { $0.union($1) }
    while let folder = open.popFirst() {
      reached.insert(folder)
      open.formUnion(dependencies[folder, default: []].subtracting(reached))
    }
    return reached
  }

  /// The reached targets whose names may clash.
  var commonNames: [String] {
    reached.intersection(plainNames).subtracting(products.keys).subtracting(Self.ownNames).sorted()
  }

  private static func lists(
    in text: String,
    _ pattern: Regex<(Substring, Substring, Substring)>
  ) -> [String: Set<String>] {
    Dictionary(text.matches(of: pattern).map { (String($0.1), words(in: $0.2)) }) { $0.union($1) }
  }

  /// The words in quotes.
  private static func words(in list: Substring) -> Set<String> {
    Set(list.matches(of: #/"(\w+)"/#).map { String($0.1) })
  }
}
