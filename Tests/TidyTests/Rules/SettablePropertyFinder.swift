/// Finds the public properties of views and layers that can be set.
enum SettablePropertyFinder {
  /// The properties in files, as `Class.property`, of `UIView`, its subclasses and `CALayer`.
  static func properties(in files: [SourceFile]) -> Set<String> {
    let lines = files.map { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
    var superclasses: [Substring: Substring] = [:]
    for line in lines.joined() {
      guard let match = line.firstMatch(of: /^[^ ].*\bclass (\w+): (\w+)/) else { continue }
      superclasses[match.1] = match.2
    }
    func shows(_ name: Substring) -> Bool {
      name == "UIView" || name == "CALayer" || superclasses[name].map(shows) ?? false
    }
    var found: Set<String> = []
    for lines in lines {
      var owner: Substring?
      for (index, line) in lines.enumerated() {
        let isAtMargin = line.first.map { $0 != " " && $0 != "/" } ?? false
        if isAtMargin, let match = line.firstMatch(of: /\b(class|extension|struct|enum) (\w+)/) {
          owner = match.1 == "class" || match.1 == "extension" ? match.2 : nil
        }
        guard let owner, shows(owner), let name = name(at: index, in: lines) else { continue }
        found.insert("\(owner).\(name)")
      }
    }
    return found
  }

  /// The name of the settable property that a line declares; `nil` for any other line.
  private static func name(at index: Int, in lines: [Substring]) -> Substring? {
    let line = lines[index]
    guard let match = line.firstMatch(of: /^  ((?:public |open |override |final )+)var (\w+)/),
      match.1.contains("public") || match.1.contains("open")
    else { return nil }
    let name = match.2
    guard line.contains("{") else { return name }
    guard !line.hasSuffix("}") else { return line.contains(/\bset\b/) ? name : nil }
    let body = lines[(index + 1)...].prefix { $0 != "  }" }
    let isSettable = body.contains { $0.contains(/^    (set|didSet|_modify)\b/) }
    return isSettable ? name : nil
  }
}
