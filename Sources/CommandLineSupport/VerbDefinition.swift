/// A verb of a tool, such as `gate` or `baseline save`.
@MainActor package protocol Verb {
  /// The verb's name, options and help.
  var definition: VerbDefinition { get }

  /// Does the verb's work.
  ///
  /// - Throws: `ToolError`, `UsageError`, or an error whose description says what went wrong.
  func run(_ arguments: Arguments) throws -> ExitCode
}

/// The name, the options and the help of a verb.
package struct VerbDefinition: Sendable {
  /// The words that name it, such as `baseline save`.
  package let name: String
  /// The purpose in one line.
  package let summary: String
  /// The behaviour at length.
  package let discussion: String
  /// The placeholders of its operands in help; one in brackets stands for any number, or none.
  package let operands: [String]
  /// Whether the last operand may be repeated.
  package let takesMoreOperands: Bool
  /// The options it takes.
  package let options: [OptionDefinition]
  /// Whether help leaves it out.
  package let isHidden: Bool

  package init(
    name: String,
    summary: String,
    discussion: String,
    operands: [String] = [],
    takesMoreOperands: Bool = false,
    options: [OptionDefinition],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.takesMoreOperands = takesMoreOperands
    self.options = options
    self.isHidden = isHidden
  }

  /// The accepted numbers of operands.
  package var operandCount: ClosedRange<Int> {
    let required = operands.count { !$0.hasPrefix("[") }
    let isOpen = takesMoreOperands || required < operands.count
    return required...(isOpen ? Int.max : required)
  }

  /// The operands in words.
  package var operandsDescription: String {
    switch operands.count {
    case 1 where takesMoreOperands: "one operand or more (\(operands[0])...)"
    case 0: "no operands"
    case let count where takesMoreOperands:
      "\(count) operands or more (\(operands.joined(separator: " "))...)"
    case 1: "one operand (\(operands[0]))"
    default: "\(operands.count) operands (\(operands.joined(separator: " ")))"
    }
  }
}
