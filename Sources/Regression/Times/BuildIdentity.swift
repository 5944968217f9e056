/// Which build an executable is.
package struct BuildIdentity: Codable, Equatable, Sendable {
  /// What the person called it.
  package var name: String
  /// The commit; `nil` for an executable that was handed in.
  package var commit: String?
  /// The contents that were built, as git names them; `nil` for an executable that was handed in.
  package var tree: String?

  package init(name: String, commit: String? = nil, tree: String? = nil) {
    self.name = name
    self.commit = commit
    self.tree = tree
  }
}

extension BuildIdentity: CustomStringConvertible {
  /// The name, with the commit's first digits where they say more.
  package var description: String {
    guard let commit, !commit.hasPrefix(name) else { return name }
    return "\(name) (\(commit.prefix(12)))"
  }
}
