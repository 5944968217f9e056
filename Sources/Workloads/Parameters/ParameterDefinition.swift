/// A parameter of a workload.
nonisolated package struct ParameterDefinition: Sendable {
  /// The set of values that a parameter accepts.
  package enum Domain: Sendable {
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// A width and a height, each within the range, in points.
    case size(ClosedRange<Int>)
    case words([String])
  }

  /// The name before the `=` of `--set`.
  package let name: String
  /// The parameter's meaning, with its unit.
  package let summary: String
  /// The accepted values.
  package let domain: Domain
  /// The default value.
  package let defaultValue: ParameterValue

  package init(_ name: String, _ summary: String, _ domain: Domain, default: ParameterValue) {
    self.name = name
    self.summary = summary
    self.domain = domain
    self.defaultValue = `default`
  }

  /// Parses a value of this parameter.
  ///
  /// - Throws: `ParameterError.badValue` with the expected values.
  package func parse(_ text: String) throws(ParameterError) -> ParameterValue {
    switch domain {
    case .integer(let range):
      if let value = Int(text), range.contains(value) { return .integer(value) }
    case .number(let range):
      if let value = Double(text), range.contains(value) { return .number(value) }
    case .size(let range):
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      if sides.count == 2, let width = sides[0], let height = sides[1],
        range.contains(width), range.contains(height)
      {
        return .size(width: width, height: height)
      }
    case .words(let words):
      if words.contains(text) { return .word(text) }
    }
    throw .badValue(parameter: name, found: text, expected: domain.description)
  }
}

extension ParameterDefinition.Domain: CustomStringConvertible {
  /// The accepted values, as described in help and errors.
  nonisolated package var description: String {
    switch self {
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .size(let range):
      "WIDTHxHEIGHT in points, each from \(range.lowerBound) to \(range.upperBound)"
    case .words(let words): words.joined(separator: " or ")
    }
  }
}
