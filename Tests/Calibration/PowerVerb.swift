import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults
import UBShell

/// Measures the gate's detection rates and false-alarm rates.
struct PowerVerb: Verb {
  let definition = VerbDefinition(
    name: "power",
    summary: "Measures the gate's detection rates and false-alarm rates.",
    discussion: """
      A workload of known work is slowed down by a known share, or does one thing more, and goes
      through the gate's own stages. The table shows how often the gate found each change, with
      exact 95 % intervals, beside the rules of other tools on the same samples. Trials are added to
      those in DIR/power.json, after each trial, so that a long series may be stopped and continued;
      DIR/power.md is the table.

      Changes: \(KnownChange.all.map(\.name).joined(separator: ", ")).
      """,
    options: [
      .value("change", "NAME", "only this change; may be repeated", isRepeatable: true),
      .value("trials", "COUNT", "trials of each change (default: 20); 0 only draws the table"),
      .value("set", "NAME=VALUE", "set a parameter; may be repeated", isRepeatable: true),
      .value("output", "DIR", "the folder of document and table (default: results/latest)"),
      .flag("quiet", "show no progress"),
    ]
  )

  func run(_ arguments: Arguments) throws -> ExitCode {
    let changes = try changes(arguments)
    let trialCount = try arguments.integer("trials", in: 0...100_000, default: 20)
    let request = try RunRequest(arguments, purpose: .judge)
    let folder = arguments.value("output") ?? "results/latest"
    let paths = (json: "\(folder)/power.json", table: "\(folder)/power.md")
    for path in [paths.json, paths.table] {
      try AtomicFile.prepare(path)
    }
    Interruption.holdBack()
    let runner = try PowerRunner(request, by: .standard)
    var document = try document(paths.json, isAdding: trialCount > 0)
    let progress = Progress(
      stepCount: changes.count * trialCount,
      isQuiet: request.isQuiet
    )
    defer { progress.end() }
    for trial in 0..<trialCount {
      for change in changes {
        progress.begin("\(change.name), trial \(trial + 1)")
        document.trials.append(try runner.trial(of: change))
        document.date = Clocks.date.ISO8601Format()
        try AtomicFile.replace(paths.json, with: DocumentCoder.text(of: document))
      }
    }
    try AtomicFile.replace(paths.table, with: PowerReport.markdown(of: document))
    try StandardOutput.write(PowerReport.markdown(of: document))
    return .success
  }

  private func changes(_ arguments: Arguments) throws(UsageError) -> [KnownChange] {
    let names = arguments.all("change")
    let known = KnownChange.all.map(\.name)
    for name in names where !known.contains(name) {
      throw .unknownName(kind: "change", name: name, known: known)
    }
    return KnownChange.all.filter { names.isEmpty || names.contains($0.name) }
  }

  /// The command that repeats the trials, without the options of its output.
  private var command: String {
    var words = ["scripts/power"] + CommandLine.arguments.dropFirst(2)
    words.removeAll { $0 == "--quiet" || $0.hasPrefix("--output=") }
    if let index = words.firstIndex(of: "--output") {
      words.removeSubrange(index...min(index + 1, words.count - 1))
    }
    return words.joined(separator: " ")
  }

  /// The document that trials are added to: an existing one, or a new one.
  private func document(_ path: String, isAdding: Bool) throws -> PowerDocument {
    if let data = try? Data(contentsOf: URL(filePath: path)), !data.isEmpty {
      var document = try DocumentCoder.decode(PowerDocument.self, from: data, file: path)
      if isAdding, !document.commands.contains(command) { document.commands.append(command) }
      return document
    }
    return PowerDocument(
      commands: [command],
      date: Clocks.date.ISO8601Format(),
      machine: MachineProbe.machine(),
      toolchain: MachineProbe.toolchain(),
      rule: .standard,
      trials: []
    )
  }
}
