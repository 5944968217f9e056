/// The identity of a build.
package struct BuildIdentity: Codable, Equatable, Sendable {
  /// The name on the command line.
  package var name: String
  /// The commit; `nil` for a given executable.
  package var commit: String?
  /// The git tree of the sources; `nil` for a given executable.
  package var tree: String?

  package init(name: String, commit: String? = nil, tree: String? = nil) {
    self.name = name
    self.commit = commit
    self.tree = tree
  }
}

extension BuildIdentity: CustomStringConvertible {
  /// The name, with the commit's first digits unless the name has them.
  package var description: String {
    guard let commit, !commit.hasPrefix(name) else { return name }
    return "\(name) (\(commit.prefix(12)))"
  }
}
