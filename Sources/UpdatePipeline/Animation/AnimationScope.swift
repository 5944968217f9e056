/// The animation scopes that are open, innermost last.
enum AnimationScope {
  /// What a scope does to the changes made in it.
  enum Entry {
    case animating(AnimationGroup)
    case disabled
  }

  private(set) static var open: [Entry] = []

  /// The group that changes belong to now; `nil` outside of scopes and where they are disabled.
  static var current: AnimationGroup? {
    guard case .animating(let group)? = open.last else { return nil }
    return group
  }

  /// Whether a scope that is open flushes pending updates; nested scopes inherit it (R68).
  static var flushesUpdates: Bool {
    open.contains { entry in
      if case .animating(let group) = entry { group.options.contains(.flushUpdates) } else { false }
    }
  }

  /// Runs changes inside a scope.
  static func with(_ entry: Entry, _ changes: () -> Void) {
    open.append(entry)
    changes()
    open.removeLast()
  }
}
