/// The open animation scopes, innermost last.
enum AnimationScope {
  /// The effect of a scope on changes made in it.
  enum Entry {
    case animating(AnimationGroup)
    case disabled
  }

  private(set) static var open: [Entry] = []

  /// The group that animates changes now; `nil` outside of scopes and while they are disabled.
  static var current: AnimationGroup? {
    guard case .animating(let group)? = open.last else { return nil }
    return group
  }

  /// Whether any open scope flushes pending updates; nested scopes inherit it (R68).
  static var flushesUpdates: Bool {
    open.contains { entry in
      if case .animating(let group) = entry { group.options.contains(.flushUpdates) } else { false }
    }
  }

  /// Makes changes inside a scope.
  static func with(_ entry: Entry, _ changes: () -> Void) {
    open.append(entry)
    changes()
    open.removeLast()
  }
}
