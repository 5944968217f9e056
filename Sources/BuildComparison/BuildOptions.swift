package import UBCommandLineSupport
import UBRegression

/// The options of a gate about builds.
package struct BuildOptions: Sendable {
  /// The options that ask for a comparison of two builds.
  package static let options: [OptionDefinition] = [
    .value("against", "REF", "compare with the build of a branch, tag or commit, times included"),
    .value("base-executable", "FILE", "compare with this executable instead of building one"),
    .value("head-executable", "FILE", "judge this executable instead of building one"),
    .value("builds", "DIR", "the folder that keeps builds (default: .build/gate)"),
    .value("margin", "PERCENT", "the allowed slowdown (default: 2)"),
    .value("time-limit", "SECONDS", "the sampling time of a benchmark in a stage (default: 5)"),
    .flag("no-time", "with --against, compare counts only"),
    .flag("allow-added", "with --against, accept benchmarks that the base doesn't have"),
  ]
  /// The option that asks for call stacks of changed allocations.
  package static let explainOption = OptionDefinition.flag(
    "explain",
    "show the passes and call stacks whose allocations changed"
  )

  /// Whether the times of two builds are compared too.
  package let measuresTimes: Bool
  /// Whether changed allocations are explained.
  package let explains: Bool

  let reference: String
  let baseExecutable: String?
  let newExecutable: String?
  let folder: String?
  let rule: TimeRule
  let pairing: PairProtocol
  let standard: ComparisonStandard
  let allowsAnyBuild: Bool
  let timeoutSeconds: Int
  let isQuiet: Bool

  /// Whether the arguments ask for a comparison of two builds.
  package static func areGiven(in arguments: Arguments) -> Bool {
    arguments.has("against") || arguments.has("base-executable")
  }

  /// Reads the options, and those that other verbs have too: `--any-build`, `--timeout`, `--quiet`.
  ///
  /// - Throws: `UsageError.badValue`.
  package init(_ arguments: Arguments) throws(UsageError) {
    reference = arguments.value("against") ?? ""
    baseExecutable = arguments.value("base-executable")
    newExecutable = arguments.value("head-executable")
    folder = arguments.value("builds")
    measuresTimes = !arguments.has("no-time")
    explains = arguments.has("explain")
    rule = try Self.rule(arguments)
    standard = .build(allowsAdded: arguments.has("allow-added"))
    allowsAnyBuild = arguments.has("any-build")
    timeoutSeconds = try arguments.integer("timeout", in: 1...86_400, default: 300)
    isQuiet = arguments.has("quiet")
    var pairing = PairProtocol()
    pairing.roundsMax = try arguments.integer("time-limit", in: 1...3_600, default: 5)
    pairing.timeoutSeconds = timeoutSeconds
    self.pairing = pairing
  }

  /// Refuses options that would change nothing about the gate that the arguments ask for.
  ///
  /// - Throws: `UsageError.ineffectiveOption`.
  package static func refuseIneffective(in arguments: Arguments) throws(UsageError) {
    let hasBase = areGiven(in: arguments)
    if hasBase {
      try arguments.refuse(
        ["baselines", "processes", "time"],
        without: "a call without --against and --base-executable"
      )
    }
    if arguments.has("no-time"), hasBase {
      try arguments.refuse(["margin", "time-limit"], without: "a call without --no-time")
    }
    for option in options.map(\.name) where arguments.has(option) {
      switch option {
      case "base-executable": continue
      case "against" where arguments.has("base-executable"):
        throw .ineffectiveOption(option, needs: "a call without --base-executable")
      case "against": continue
      case "builds" where arguments.has("base-executable"):
        throw .ineffectiveOption(option, needs: "--against REF")
      case "builds" where hasBase || arguments.has("explain"): continue
      case "builds":
        throw .ineffectiveOption(option, needs: "--against REF or --explain")
      default:
        guard hasBase else {
          throw .ineffectiveOption(option, needs: "--against REF or --base-executable FILE")
        }
      }
    }
  }

  private static func rule(_ arguments: Arguments) throws(UsageError) -> TimeRule {
    var rule = TimeRule.standard
    guard let text = arguments.value("margin") else { return rule }
    guard let percent = Double(text), percent > 0, percent <= 1_000 else {
      throw .badValue(option: "margin", found: text, expected: "a percentage above 0")
    }
    rule.margin = percent / 100
    return rule
  }
}
