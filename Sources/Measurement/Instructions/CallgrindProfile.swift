package import Results

/// What callgrind writes: the cost of each function and of each call, in instructions.
///
/// Source: the format is described in Valgrind's manual, "Callgrind Format Specification".
package enum CallgrindProfile {
  /// The total and the parts of a profile; `nil` for a text that is none.
  ///
  /// A part's cost is that of the calls into its functions from outside of it, so that recursion
  /// counts once. A part that no function of the profile belongs to is missing.
  ///
  /// - Complexity: O(n) in the lines.
  package static func figures(of text: String) -> InstructionFigures? {
    var reader = Reader()
    for line in text.utf8.split(separator: 0x0a) {
      reader.read(Substring(line))
    }
    guard let total = reader.total else { return nil }
    return InstructionFigures(total: total, parts: reader.parts)
  }

  /// The state between lines: which function's costs follow, and whether they are a call's.
  private struct Reader {
    var total: Int?
    var parts: [String: Int] = [:]
    private var names: [Substring: Membership] = [:]
    private var caller = Membership()
    private var callee = Membership()
    private var isCallCost = false

    /// The parts that a function belongs to.
    typealias Membership = Set<InstructionPart>

    mutating func read(_ line: Substring) {
      if line.hasPrefix("fn=") {
        caller = membership(line.dropFirst(3))
      } else if line.hasPrefix("cfn=") {
        callee = membership(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        isCallCost = true
      } else if line.hasPrefix("totals:") || line.hasPrefix("summary:") {
        total = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? total
      } else if isCallCost {
        isCallCost = false
        addCall(cost: line.split(separator: " ").last.flatMap { Int($0) } ?? 0)
      }
    }

    private mutating func addCall(cost: Int) {
      for part in callee.subtracting(caller) {
        parts[part.key, default: 0] += cost
      }
    }

    /// A name is written out the first time, as in `(12) name`, and `(12)` from then on.
    private mutating func membership(_ text: Substring) -> Membership {
      guard let end = text.firstIndex(of: ")") else { return of(text) }
      let number = text[...end]
      let name = text[text.index(after: end)...].drop { $0 == " " }
      if !name.isEmpty { names[number] = of(name) }
      return names[number] ?? []
    }

    private func of(_ name: Substring) -> Membership {
      Set(InstructionPart.allCases.filter { $0.contains(name) })
    }
  }
}
