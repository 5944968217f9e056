/// Something the tool can be told to do.
@MainActor package protocol Verb {
  /// How it is called and what it takes.
  static var definition: VerbDefinition { get }

  /// Does it.
  ///
  /// - Throws: `ToolError`, `UsageError`, or an error whose description says what went wrong.
  static func run(_ arguments: Arguments) throws -> ExitCode
}
