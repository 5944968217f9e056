import UBMeasurement
import UBResults

/// A command-line tool: it runs the verb that the first words name and reports errors.
@MainActor package struct CommandLineTool {
  private let name: String
  private let help: Help
  private let verbs: [any Verb]

  /// A tool whose error messages start with its name.
  package init(name: String, summary: String, verbs: [any Verb]) {
    self.name = name
    help = Help(tool: name, summary: summary)
    self.verbs = verbs
  }

  /// Runs a command and returns the exit status.
  package func run(_ words: [String]) -> ExitCode {
    Interruption.surviveFileLimit()
    do {
      return try runVerb(words)
    } catch {
      return complain(error)
    }
  }

  /// Runs a body that is no verb and returns the exit status.
  package func attempt(_ body: @MainActor () async throws -> ExitCode) async -> ExitCode {
    do {
      return try await body()
    } catch {
      return complain(error)
    }
  }

  private func runVerb(_ words: [String]) throws -> ExitCode {
    let definitions = verbs.map { $0.definition }
    if let first = words.first, ["--help", "-h", "help"].contains(first) {
      try StandardOutput.write(help.text(of: definitions))
      return .success
    }
    let group = definitions.filter { $0.name.hasPrefix("\(words.first ?? "") ") }
    if words.count == 2, ["--help", "-h"].contains(words[1]), !group.isEmpty {
      try StandardOutput.write(help.text(of: group))
      return .success
    }
    let (verb, rest) = try find(in: words)
    if rest.contains("--help") || rest.contains("-h") {
      try StandardOutput.write(help.text(of: verb.definition))
      return .success
    }
    return try verb.run(try Arguments(rest, of: verb.definition))
  }

  /// Returns the verb that the first words name, and the words after it.
  private func find(in words: [String]) throws(UsageError) -> (any Verb, [String]) {
    let known = verbs.map { $0.definition }.filter { !$0.isHidden }.map(\.name)
    guard let first = words.first else { throw .missingVerb(known: known) }
    for count in [1, 2] {
      let name = words.prefix(count).joined(separator: " ")
      if let verb = verbs.first(where: { $0.definition.name == name }) {
        return (verb, Array(words.dropFirst(count)))
      }
    }
    let group = known.filter { $0.hasPrefix("\(first) ") }
    guard !group.isEmpty else { throw .unknownVerb(first, known: known) }
    guard words.count > 1, !words[1].hasPrefix("-") else { throw .missingVerb(known: group) }
    throw .unknownVerb("\(first) \(words[1])", known: group)
  }

  /// Prints an error and returns its exit status.
  private func complain(_ error: any Error) -> ExitCode {
    let error =
      switch error {
      case let error as UsageError: ToolError.usage(error)
      case let error as ToolError: error
      default: ToolError.failed("\(error)")
      }
    StandardError.write("\(name): \(error)\n")
    return error.exitCode
  }
}
