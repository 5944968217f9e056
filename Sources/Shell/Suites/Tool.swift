import UBBuildComparison
package import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// A command-line tool: a name, the suites it measures and the verbs that measure them.
@MainActor package struct Tool {
  /// The executable's name, which complaints and help start with.
  package let name: String
  /// The purpose in one line.
  package let summary: String
  /// The SwiftPM product that builds the executable.
  package let product: String
  /// The suites; the first runs unless another is named.
  package let suites: [any MeasurableSuite]

  package init(name: String, summary: String, product: String, suites: [any MeasurableSuite]) {
    self.name = name
    self.summary = summary
    self.product = product
    self.suites = suites
  }

  /// The options that some suite understands.
  var features: SuiteFeatures {
    suites.reduce(into: []) { $0.formUnion($1.features) }
  }

  /// The suite of a name; the first for none.
  ///
  /// - Throws: `UsageError.unknownName`.
  func suite(named name: String?) throws(UsageError) -> any MeasurableSuite {
    guard let suite = suites.first(where: { name == nil || $0.name == name }) else {
      throw .unknownName(kind: "suite", name: name ?? "", known: suites.map(\.name))
    }
    return suite
  }

  /// The words of the present command, the tool's name first.
  var command: [String] { [name] + CommandLine.arguments.dropFirst() }

  /// A plan of a suite as a comparison of builds sees it.
  func compared(
    _ suite: any MeasurableSuite,
    _ plan: any SuitePlan,
    _ request: RunRequest
  ) -> ComparedSuite {
    ComparedSuite(
      suite.name,
      of: BuildTool(name: name, product: product),
      shard: request.shard,
      items: plan.items,
      countingWords: request.countingWords(suite: suite.name),
      rules: request.rules(of: suite),
      scope: plan.scope
    )
  }

  /// The rules by which a suite's stored results are judged; without thresholds for a suite of
  /// another tool.
  func rules(ofSuite name: String) -> JudgingRules {
    var rules = JudgingRules()
    let suite = suites.first { $0.name == name }
    rules.thresholds = suite?.thresholds ?? [:]
    rules.known = suite?.metrics ?? Self.standardMetrics
    rules.needingThresholds = suite?.metricsNeedingThresholds ?? []
    return rules
  }

  private static let standardMetrics = Dictionary(
    uniqueKeysWithValues: Metric.all.map { ($0.key, $0) }
  )
}

extension Tool {
  /// The verbs that every tool has, in the order help shows them.
  package var verbs: [any Verb] {
    let thresholdVerbs: [any Verb] =
      features.contains(.thresholds)
      ? [
        ThresholdsReadVerb(tool: self), ThresholdsUpdateVerb(tool: self),
        ThresholdsCheckVerb(tool: self),
      ] : []
    return [
      ListVerb(tool: self), RunVerb(tool: self), CompareVerb(tool: self), GateVerb(tool: self),
      CheckVerb(gate: GateVerb(tool: self)),
      BaselineSaveVerb(tool: self), BaselineShowVerb(tool: self), BaselineAcceptVerb(tool: self),
      BaselineDeleteVerb(tool: self), ExportVerb(tool: self), HistoryAppendVerb(tool: self),
      HistoryShowVerb(tool: self), HistoryChangesVerb(tool: self), ScalingVerb(tool: self),
      MergeVerb(tool: self),
    ] + thresholdVerbs
  }

  /// The command line with these verbs and others.
  package func commandLine(adding others: [any Verb] = []) -> CommandLineTool {
    CommandLineTool(name: name, summary: summary, verbs: verbs + others)
  }
}
