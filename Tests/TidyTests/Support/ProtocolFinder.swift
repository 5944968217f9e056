/// Finds protocols and what they require.
enum ProtocolFinder {
  /// A protocol with the names of its requirements; an initializer's is `init`.
  struct Found: Equatable {
    let name: String
    let requirements: Set<String>
  }

  /// The protocols that a Swift file declares.
  static func protocols(in file: SourceFile) -> [Found] {
    guard file.code.contains("protocol ") else { return [] }
    let body = #/\bprotocol (\w+)[^{]*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/#
    let requirement = #/\b(?:(?:var|func|typealias) (\w+)|(init)\b)/#
    return file.code.matches(of: body).map { match in
      let names = match.2.matches(of: requirement).map { String($0.1 ?? $0.2 ?? "") }
      return Found(name: String(match.1), requirements: Set(names))
    }
  }

  /// The requirements of the protocols that types of a file conform to.
  static func requirements(of protocols: [Found], in file: SourceFile) -> Set<String> {
    let conformances = file.codeLines.filter {
      $0.contains(":") && $0.contains(#/\b(?:actor|class|enum|extension|struct) \w/#)
    }
    return protocols.reduce(into: []) { requirements, found in
      if conformances.contains(where: { names(in: $0).contains(found.name) }) {
        requirements.formUnion(found.requirements)
      }
    }
  }

  /// The names after the colon of a declaration.
  private static func names(in line: Substring) -> [String] {
    line.drop { $0 != ":" }
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map(String.init)
  }
}
