/// What the command line needs to know of a verb.
struct VerbDefinition {
  /// The words that name it, such as `baseline save`.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What it does at length.
  let discussion: String
  /// What stands for its operands in help.
  let operands: [String]
  /// Whether the last operand may be repeated.
  let takesMoreOperands: Bool
  /// The options it takes.
  let options: [OptionDefinition]
  /// Whether help leaves it out.
  let isHidden: Bool

  init(
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

  /// How many operands it takes.
  var operandCount: ClosedRange<Int> {
    operands.count...(takesMoreOperands ? Int.max : operands.count)
  }

  /// The operands in words.
  var operandsDescription: String {
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
