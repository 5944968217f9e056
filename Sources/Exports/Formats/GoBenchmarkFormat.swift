import UBResults

/// Go's benchmark text: a line for each repetition, whose one operation is the whole run.
///
/// Exact figures are the same on each line and declared `assume=exact`, so that benchstat compares
/// them without statistics; they count the whole run, which keeps them whole numbers.
/// Source: the Go proposal 14313, "benchmark data format", and `benchfmt/units.go` of
/// golang.org/x/perf.
enum GoBenchmarkFormat {
  /// The times of a line, by unit and the prefix of their figures.
  private static var times: [(unit: String, prefix: String, path: KeyPath<TimeSamples, [[UInt64]]>)]
  {
    [
      ("ns/op", "frame_ns", \.frame),
      ("cpu-ns/op", "cpu_ns", \.cpu),
      ("solver-ns/op", "solver_ns", \.solver),
    ]
  }

  /// The text of runs; several runs of a suite are several repetitions.
  ///
  /// - Throws: `ExportError` for entries of one run whose names aren't unique.
  static func text(of sources: [ExportSource]) throws -> String {
    var lines: [String] = []
    var units: Set<String> = []
    for source in sources {
      lines += configuration(of: source.view)
      var names = UniqueNames(for: .go)
      for entry in source.entries {
        let figures = source.figures(of: entry)
        guard !figures.isEmpty, let result = entry.frames else { continue }
        for figure in figures where figure.isExact {
          guard units.insert(figure.key).inserted else { continue }
          lines.append(unitLine(of: figure))
        }
        let name = try names.take(name(of: result))
        lines += resultLines(of: result, figures, name: name)
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func configuration(of run: ResultView) -> [String] {
    let settings: [(name: String, value: String?)] = [
      ("suite", run.suite), ("date", run.date), ("swift", run.toolchain.swift),
      ("build", run.toolchain.build),
      ("allocation-counter", run.counters[.allocations]?.description),
      ("cpu", run.machine.processor),
    ]
    return settings.compactMap { name, value in value.map { "\(name): \(plain($0))" } }
  }

  private static func unitLine(of figure: Figure) -> String {
    let better =
      switch figure.polarity {
      case .prefersSmaller: " better=lower"
      case .prefersLarger: " better=higher"
      case .account, .behaviour, .unknown, .informational: ""
      }
    return "Unit \(encoded(figure.key))/op\(better) assume=exact"
  }

  /// A line for each repetition, or one for a run that was not timed.
  private static func resultLines(
    of result: BenchmarkResult,
    _ figures: [Figure],
    name: String
  ) -> [String] {
    let exact = figures.filter(\.isExact).map { "\($0.value) \(encoded($0.key))/op" }
    let listed = times.filter { time in
      figures.contains { $0.key.hasPrefix(time.prefix) }
    }
    let samples = result.time?.samples
    let repetitions = listed.isEmpty ? 0 : samples?.frame.count ?? 0
    guard let samples, repetitions > 0 else {
      return exact.isEmpty ? [] : [([name, "1"] + exact).joined(separator: "\t")]
    }
    return (0..<repetitions).map { repetition in
      let values = listed.map { time in
        "\(samples[keyPath: time.path][repetition].reduce(0, &+)) \(time.unit)"
      }
      return ([name, "1"] + values + exact).joined(separator: "\t")
    }
  }

  /// A name such as `BenchmarkList-scroll.steady/delta=44/strategy=propertyPass`.
  private static func name(of result: BenchmarkResult) -> String {
    let base = encoded(result.benchmark)
    let settings = settings(of: result) + [(name: "strategy", value: result.strategy)]
    return "Benchmark" + base.prefix(1).uppercased() + base.dropFirst()
      + settings.map { "/\(encoded($0.name))=\(encoded($0.value))" }.joined()
  }

  /// A word without spaces and slashes, which divide names and lines.
  private static func encoded(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      let isKept =
        !scalar.properties.isWhitespace && scalar.value >= 0x20 && scalar != "/"
        && scalar != "%" && scalar.value != 0x7f
      guard !isKept else { return String(scalar) }
      return String(scalar).utf8.map {
        "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
      }
      .joined()
    }
    .joined()
  }

  /// A text on one line.
  private static func plain(_ text: String) -> String {
    TerminalText(line: text.split(whereSeparator: \.isNewline).joined(separator: " ")).description
  }

  /// The parameters that differ from their defaults, in the order of the label.
  private static func settings(of result: BenchmarkResult) -> [(name: String, value: String)] {
    var text = result.label.dropFirst(result.benchmark.count)
    guard text.popFirst() == "[", text.popLast() == "]" else { return [] }
    return text.split(separator: ",").map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.dropFirst().first.map(String.init) ?? "")
    }
  }
}
