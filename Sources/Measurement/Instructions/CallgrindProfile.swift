import UBInstrumentation
package import UBResults

/// A reader of callgrind's output: the cost of each function and of each call, in instructions.
///
/// Source: the format is described in Valgrind's manual, "Callgrind Format Specification".
package enum CallgrindProfile {
  /// The total of a profile; `nil` for any other text.
  ///
  /// - Complexity: O(n) in the lines.
  package static func total(of text: String) -> Int? {
    figures(of: text, executable: "")?.total
  }

  /// The total, the executable's own instructions and the parts of a profile; `nil` for any other
  /// text.
  ///
  /// A part's cost is that of the calls into its functions from outside of it, so that recursion
  /// counts once. A part that no function of the profile belongs to is missing.
  ///
  /// - Complexity: O(n) in the lines.
  package static func figures(of text: String, executable: String) -> InstructionFigures? {
    var reader = Reader(executable: executable)
    for line in text.utf8.split(separator: 0x0a) {
      reader.read(Substring(line))
    }
    guard let total = reader.total else { return nil }
    return InstructionFigures(total: total, own: reader.own, parts: reader.parts)
  }

  /// The state between lines: which function's costs follow, and whether they are a call's.
  private struct Reader {
    let executable: String
    var total: Int?
    var own = 0
    var parts: [String: Int] = [:]
    private var names: [Substring: Membership] = [:]
    private var objects: [Substring: Bool] = [:]
    private var isOwn = false
    private var caller = Membership()
    private var callee = Membership()
    private var isCallCost = false

    init(executable: String) {
      self.executable = executable
    }

    /// The parts that a function belongs to.
    typealias Membership = Set<FramePart>

    mutating func read(_ line: Substring) {
      if line.hasPrefix("fn=") {
        caller = Self.name(line.dropFirst(3), among: &names, read: FramePart.parts(runBy:))
      } else if line.hasPrefix("cfn=") {
        callee = Self.name(line.dropFirst(4), among: &names, read: FramePart.parts(runBy:))
      } else if line.hasPrefix("ob=") {
        isOwn = Self.name(line.dropFirst(3), among: &objects) { [executable] in $0 == executable }
      } else if line.hasPrefix("cob=") {
        _ = Self.name(line.dropFirst(4), among: &objects) { [executable] in $0 == executable }
      } else if line.hasPrefix("calls=") {
        isCallCost = true
      } else if line.hasPrefix("totals:") || line.hasPrefix("summary:") {
        total = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? total
      } else if isCallCost {
        isCallCost = false
        addCall(cost: Self.cost(of: line))
      } else if isOwn, line.first?.isNumber ?? false {
        own += Self.cost(of: line)
      }
    }

    private static func cost(of line: Substring) -> Int {
      line.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    private mutating func addCall(cost: Int) {
      for part in callee.subtracting(caller) {
        parts[part.key, default: 0] += cost
      }
    }

    /// The meaning of a name, which is written out the first time, as in `(12) name`, and `(12)`
    /// from then on.
    private static func name<Meaning>(
      _ text: Substring,
      among known: inout [Substring: Meaning],
      read meaning: (Substring) -> Meaning
    ) -> Meaning {
      guard text.first == "(", let end = text.firstIndex(of: ")") else { return meaning(text) }
      let number = text[...end]
      let name = text[text.index(after: end)...].drop { $0 == " " }
      if let known = known[number], name.isEmpty { return known }
      let new = meaning(name)
      known[number] = new
      return new
    }
  }
}

extension FramePart {
  /// The beginnings of the linker's names of each part's functions, as they stand in a name.
  private static let symbols = allCases.map { part in
    // After `UpdatePipeline`, `UpdateCycle` is spelled `0A5Cycle`.
    let functions = part.functions.map { "0A5CycleC\($0.utf8.count)\($0)" }
    return (part: part, starts: part == .solver ? ["$s18UBConstraintSolver"] : functions)
  }

  /// The parts that a function runs, by the linker's name of it.
  ///
  /// Closures and witnesses of protocols run none: the library calls them amid the function they
  /// are part of.
  static func parts(runBy symbol: Substring) -> Set<FramePart> {
    guard !symbol.contains("fU"), !symbol.contains("TW") else { return [] }
    let running = symbols.filter { $0.starts.contains { symbol.contains($0) } }
    return Set(running.map(\.part))
  }
}
