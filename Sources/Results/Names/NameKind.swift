/// A kind of name, and the grammar of its names.
///
/// Documents that are read, options and registration all ask here, because names end up in paths,
/// tables and the files of other tools.
package enum NameKind: Sendable, CaseIterable {
  /// A suite, whose files have its name.
  case suite
  /// A benchmark, with its parameters or tags.
  case benchmark
  /// An update strategy.
  case strategy
  /// A metric.
  case metric
  /// A version of Swift, which is part of the name of a folder.
  case swift
  /// A commit, as a history holds it.
  case commit

  /// The greatest length of a name in bytes of UTF-8.
  package var bytesMax: Int {
    switch self {
    case .suite, .metric: 200
    case .benchmark: 600
    case .strategy, .commit: 100
    case .swift: 40
    }
  }

  /// The grammar in words, as documentation and complaints state it.
  package var grammar: String {
    let length = "1 to \(bytesMax) bytes"
    return switch self {
    case .suite: "\(length) without slashes, control characters and a leading dot"
    case .benchmark: "\(length) without control characters and the path parts '.' and '..'"
    case .strategy: "\(length) without slashes and control characters, other than '-'"
    case .metric, .commit: "\(length) without control characters"
    case .swift: "a version such as 6.3"
    }
  }

  /// Whether a text is a name of this kind.
  package func allows(_ text: String) -> Bool {
    guard text.utf8.count <= bytesMax, text.contains(where: { !$0.isWhitespace }),
      !text.unicodeScalars.contains(where: TerminalText.isHidden)
    else { return false }
    switch self {
    case .suite: return !text.hasPrefix(".") && !text.utf8.contains(UInt8(ascii: "/"))
    case .benchmark: return !text.split(separator: "/").contains { $0 == "." || $0 == ".." }
    case .strategy: return text != "-" && !text.utf8.contains(UInt8(ascii: "/"))
    case .metric, .commit: return true
    case .swift:
      let isPlain = text.utf8.allSatisfy { Self.versionBytes.contains($0) }
      return isPlain && text.utf8.first.map(Self.digits.contains) == true && !text.contains("..")
    }
  }

  /// The found text and the grammar; `nil` for a name of this kind.
  package func objection(to text: String) -> String? {
    allows(text) ? nil : "found '\(text.excerpt())', expected \(grammar)"
  }

  private static let digits = Set("0123456789".utf8)
  private static let versionBytes = digits.union("abcdefghijklmnopqrstuvwxyz.-".utf8)
}

extension DocumentFlaw {
  /// The flaw of a text that is no name of its kind; `nil` if it is one.
  package init?(_ kind: NameKind, _ name: String, at key: String) {
    guard let objection = kind.objection(to: name) else { return nil }
    self.init(key: key, detail: objection)
  }

  /// The flaw of the names that every document has; `nil` if they are sound.
  package init?(suite: String, toolchain: Toolchain) {
    if let flaw = DocumentFlaw(.suite, suite, at: "suite") {
      self = flaw
    } else if let flaw = DocumentFlaw(.swift, toolchain.swift, at: "toolchain.swift") {
      self = flaw
    } else {
      return nil
    }
  }

  /// The flaw of an entry's names; `nil` if they are sound.
  package init?(_ identity: EntryIdentity, at key: String) {
    if let flaw = DocumentFlaw(.benchmark, identity.label, at: "\(key).label") {
      self = flaw
    } else if let strategy = identity.strategy,
      let flaw = DocumentFlaw(.strategy, strategy, at: "\(key).strategy")
    {
      self = flaw
    } else {
      return nil
    }
  }

  /// The flaw of a part that a run is not divided into; `nil` for a whole run or a sound part.
  package init?(_ shard: Shard?) {
    guard let shard, Shard(index: shard.index, count: shard.count) == nil else { return nil }
    self.init(key: "shard", detail: "found part \(shard), expected I/N with I from 1 to N")
  }
}
