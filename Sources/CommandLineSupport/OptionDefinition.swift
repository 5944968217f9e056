/// An option of a verb.
package struct OptionDefinition: Sendable {
  /// The name after the two dashes.
  package let name: String
  /// The placeholder of the value in help; `nil` for a flag.
  package let placeholder: String?
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// The effect, for help.
  package let summary: String

  private init(name: String, placeholder: String?, isRepeatable: Bool, summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// An option without a value.
  package static func flag(_ name: String, _ summary: String) -> OptionDefinition {
    OptionDefinition(name: name, placeholder: nil, isRepeatable: false, summary: summary)
  }

  /// An option with a value.
  package static func value(
    _ name: String,
    _ placeholder: String,
    _ summary: String,
    isRepeatable: Bool = false
  ) -> OptionDefinition {
    OptionDefinition(
      name: name,
      placeholder: placeholder,
      isRepeatable: isRepeatable,
      summary: summary
    )
  }

  /// The option as help shows it.
  package var usage: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}
