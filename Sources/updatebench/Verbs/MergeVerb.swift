import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Makes one document of those of a run's shards.
struct MergeVerb: Verb {
  static let definition = VerbDefinition(
    name: "merge",
    summary: "Makes one result document of those of every shard of a run.",
    discussion: """
      The document is that of a run that was not divided. Every shard has to be there once, of the
      same suite, build, allocation counter and machine; what doesn't fit exits with 4 and nothing
      is written. Exact numbers are the same on every machine: with --any-machine, documents
      without times may come from several, and the first shard's is told. The exit status is 4,
      too, if something has no result; 'compare' judges the document. Times of two builds, which
      'gate --against' takes, are judged in their shard by its own controls and never merged.
      """,
    operands: ["SHARD.json"],
    takesMoreOperands: true,
    options: [
      .value("output", "FILE", "where the document goes (required)"),
      .flag("any-machine", "merge documents without times of several machines"),
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard let output = arguments.value("output") else {
      throw UsageError.missingOption("output", verb: definition.name)
    }
    let shards = try arguments.operands.map { path in
      (file: path, document: try Self.document(ofFile: path))
    }
    let document = try merge(shards, allowsAnyMachine: arguments.has("any-machine"))
    try AtomicFile.replace(output, with: try DocumentCoder.text(of: document))
    for line in FailureReport.lines(of: document.failures) {
      try StandardOutput.writeLine(line)
    }
    try StandardOutput.writeLine(
      """
      merged \(shards.count) shards into \(output): \(document.results.count) measured, \
      \(document.failures.count) failed
      """
    )
    return document.failures.isEmpty ? .success : .notComparable
  }

  private static func document(ofFile path: String) throws -> ResultDocument {
    let data = try DocumentCoder.data(ofFile: path)
    guard try DocumentCoder.schema(of: data, file: path) != TimesDocument.schema else {
      throw ToolError.notComparable(
        "\(path): found times of two builds, which their shard has judged; "
          + "expected a result document"
      )
    }
    return try DocumentCoder.decode(ResultDocument.self, from: data, file: path)
  }

  private static func merge(
    _ shards: [(file: String, document: ResultDocument)],
    allowsAnyMachine: Bool
  ) throws(ToolError) -> ResultDocument {
    let suite = RunnableSuite.all.first { $0.name == shards.first?.document.suite }
    do throws(MergeError) {
      return try ShardMerge.document(
        of: shards,
        strategies: suite?.strategies ?? [],
        command: [UpdateBenchCommand.name] + CommandLine.arguments.dropFirst(),
        allowsAnyMachine: allowsAnyMachine
      )
    } catch {
      throw .notComparable(error.description)
    }
  }
}
