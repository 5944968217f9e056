/// A subcommand of the tool.
@MainActor package protocol Verb {
  /// The verb's name, operands and options.
  static var definition: VerbDefinition { get }

  /// Runs the verb and returns the exit status.
  ///
  /// - Throws: `ToolError`, `UsageError`, or another error whose description is printed.
  static func run(_ arguments: Arguments) throws -> ExitCode
}
