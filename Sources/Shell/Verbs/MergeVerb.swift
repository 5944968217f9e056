import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Makes one document of those of a run's shards.
struct MergeVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "merge",
      summary: "Makes one result document of those of every shard of a run.",
      discussion: """
        The document is that of a run that was not divided. Every shard has to be there once, of the
        same suite, build, counters and machine; otherwise nothing is written and the exit status is
        4. Exact numbers are the same on every machine: with --any-machine, documents without times
        may come from several, and the merged one names the first shard's. The exit status is 4,
        too, if something has no result; 'compare' judges the document. Times of two builds, which
        'gate --against' takes, are judged in their shard by its own controls and never merged.
        """,
      operands: ["SHARD.json"],
      takesMoreOperands: true,
      options: [
        .value("output", "FILE", "the file of the merged document (required)"),
        .flag("any-machine", "merge documents without times of several machines"),
      ]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    guard let output = arguments.value("output") else {
      throw UsageError.missingOption("output", verb: definition.name)
    }
    let shards = try arguments.operands.map { path in
      (file: path, result: try Self.result(ofFile: path))
    }
    let merged = try merge(shards, allowsAnyMachine: arguments.has("any-machine"))
    try AtomicFile.replace(output, with: try merged.text())
    let view = merged.view
    for line in FailureReport.lines(of: view.failures) {
      try StandardOutput.writeLine(line)
    }
    try StandardOutput.writeLine(
      """
      merged \(Amount.of(shards.count, "shard")) into \(output): \(view.measured.count) measured, \
      \(view.failures.count) failed
      """
    )
    return view.failures.isEmpty ? .success : .notComparable
  }

  private static func result(ofFile path: String) throws -> StoredResult {
    let data = try DocumentCoder.data(ofFile: path)
    guard try DocumentCoder.schema(of: data, file: path) != TimesDocument.schema else {
      throw ToolError.notComparable(
        "\(path): found times of two builds, which their shard has judged; "
          + "expected a result document"
      )
    }
    return try StoredResult(data, file: path)
  }

  private func merge(
    _ shards: [(file: String, result: StoredResult)],
    allowsAnyMachine: Bool
  ) throws(ToolError) -> StoredResult {
    let frames = shards.compactMap { shard -> (file: String, document: ResultDocument)? in
      guard case .frames(let document) = shard.result else { return nil }
      return (shard.file, document)
    }
    let iterations = shards.compactMap { shard -> (file: String, document: IterationDocument)? in
      guard case .iterations(let document) = shard.result else { return nil }
      return (shard.file, document)
    }
    guard let first = frames.first else {
      return .iterations(try merge(iterations, allowsAnyMachine))
    }
    guard let other = iterations.first else { return .frames(try merge(frames, allowsAnyMachine)) }
    throw .notComparable(
      "\(first.file) has results of workloads, \(other.file) of plain Swift; expected one kind"
    )
  }

  private func merge<Document: ShardedDocument>(
    _ shards: [(file: String, document: Document)],
    _ allowsAnyMachine: Bool
  ) throws(ToolError) -> Document {
    do throws(MergeError) {
      return try ShardMerge.document(
        of: shards,
        command: tool.command,
        allowsAnyMachine: allowsAnyMachine
      )
    } catch {
      throw .notComparable(error.description)
    }
  }
}
