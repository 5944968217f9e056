/// The name, operands, options and help of a verb.
package struct VerbDefinition: Sendable {
  /// The name of one or two words, such as `baseline save`.
  package let name: String
  /// The effect in one line.
  package let summary: String
  /// The effect in detail.
  package let discussion: String
  /// The placeholders of the operands in help.
  package let operands: [String]
  /// Whether the last operand may be repeated.
  package let takesMoreOperands: Bool
  /// The accepted options.
  package let options: [OptionDefinition]
  /// Whether help omits the verb.
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

  /// The allowed number of operands.
  package var operandCount: ClosedRange<Int> {
    operands.count...(takesMoreOperands ? Int.max : operands.count)
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
