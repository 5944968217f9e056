import FoundationEssentials
import UBBuildComparison
import UBCommandLineSupport
import UBRegression
import UBResults

/// Two executables that stand in for builds of a tool: their numbers are those of documents, their
/// times those of a script, and they log how they are started and asked.
final class StandIns {
  /// A build: the numbers it counts, and the allocation profile that it reports.
  struct Build {
    var document: IterationDocument
    var profile: AllocationProfile?
  }

  /// A process that took samples.
  struct Start: Equatable {
    /// The arm: `base`, `copy` or `head`.
    let arm: String
    /// The length of the path it was started by.
    let pathLength: Int
    /// The bytes by which its stack is moved.
    let padding: Int
    /// The seed of its hash functions.
    let hashSeed: String
    /// The stack's greatest size in KiB, below which libraries and heap lie.
    let stackLimit: Int
    /// The system's settings for addresses, in hexadecimal digits.
    let personality: String
  }

  /// The processes of one launch, and the arms in the order in which they were asked for samples.
  struct Launch {
    var starts: [String: Start] = [:]
    var asked: [String] = []
  }

  static let tool = BuildTool(name: "stand-in", product: "standin")

  private let folder: String

  /// Makes both executables.
  ///
  /// - Parameters:
  ///   - base: the base.
  ///   - new: the new build.
  ///   - times: a shell command that sets `time` to a sample's nanoseconds; it knows the `arm`, and
  ///     `place` is `first` for the arm of a launch that was asked first.
  /// - Throws: an error of the file system.
  init(base: Build, new: Build, times: String = "time=600000") throws {
    let files = FileManager.default
    folder = "\(files.temporaryDirectory.path)/updatebench-\(UUID().uuidString)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, build) in [("base", base), ("head", new)] {
      try write(DocumentCoder.text(of: build.document), to: "\(name).json")
      if let profile = build.profile {
        try write(DocumentCoder.text(of: profile), to: "\(name).profile.json")
      }
      try write(script(times), to: name)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Counts in both builds.
  func counts(_ words: [String] = []) throws -> BuildComparison.Counts {
    try comparison(of: [Examples.label], words).counts()
  }

  /// Counts in both builds, then times benchmarks.
  func times(of labels: [String] = [Examples.label]) throws -> TimesDocument {
    let comparison = try comparison(of: labels)
    return try comparison.times(try comparison.counts())
  }

  /// Counts in both builds, then explains the difference.
  func explanation() throws -> ExplanationDocument {
    let comparison = try comparison()
    return try comparison.explanation(try comparison.counts())
  }

  private func comparison(
    of labels: [String] = [Examples.label],
    _ words: [String] = []
  ) throws -> BuildComparison {
    let arguments = ["--base-executable", "\(folder)/base", "--head-executable", "\(folder)/head"]
    return try BuildComparison(
      of: suite(labels),
      Self.options(arguments + ["--quiet", "--time-limit", "1"] + words)
    )
  }

  /// The suite of both builds.
  func suite(_ labels: [String] = [Examples.label]) -> ComparedSuite {
    ComparedSuite(
      "examples",
      of: Self.tool,
      items: labels.map { label in
        BuildItem(
          EntryIdentity(label: label),
          samplingWords: ["sample", label],
          stackWords: ["stacks", label]
        )
      },
      countingWords: []
    )
  }

  /// The options as a gate reads them.
  static func options(_ words: [String]) throws -> BuildOptions {
    let others: [OptionDefinition] = [.flag("quiet", ""), .flag("any-build", "")]
    let verb = VerbDefinition(
      name: "gate",
      summary: "",
      discussion: "",
      options: BuildOptions.options + [BuildOptions.explainOption] + others
    )
    return try BuildOptions(try Arguments(words, of: verb))
  }

  /// The launches in order.
  ///
  /// Both arms of a launch start at once, so only the requests tell which belong together.
  func launches() throws -> [Launch] {
    var starts: [Substring: Start] = [:]
    var launches: [Launch] = []
    let log = try String(contentsOfFile: "\(folder)/log", encoding: .utf8)
    for line in log.split(separator: "\n") {
      let words = line.split(separator: " ")
      let (kind, arm, process) = (words[0], String(words[1]), words[2])
      if kind == "start" {
        starts[process] = Start(
          arm: arm,
          pathLength: Int(words[3]) ?? -1,
          padding: Int(words[4]) ?? -1,
          hashSeed: String(words[5]),
          stackLimit: Int(words[6]) ?? -1,
          personality: String(words[7])
        )
        continue
      }
      if let start = starts.removeValue(forKey: process) {
        if launches.last?.starts.count != 1 { launches.append(Launch()) }
        launches[launches.count - 1].starts[arm] = start
      }
      launches[launches.count - 1].asked.append(arm)
    }
    return launches
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  private func script(_ times: String) -> String {
    """
    #!/bin/sh
    cd '\(folder)' || exit 1
    arm=$(basename "$(dirname "$0")")
    build=$arm
    [ $arm = copy ] && build=base
    case $1 in
      run)
        while [ "$1" != --json ]; do shift; done
        cp $build.json "$2"
        exit;;
      stacks)
        [ -e $build.profile.json ] || { echo "standin: unknown pass 'stacks'" >&2; exit 64; }
        cat $build.profile.json
        exit;;
    esac
    persona=$(cat /proc/$$/personality)
    layout="${#UPDATEBENCH_PADDING} $UPDATEBENCH_HASH_SEED $(ulimit -s) $persona"
    echo "start $arm $$ ${#0} $layout" >> log
    echo 'sampling 1 0'
    place=
    while read -r steps; do
      if [ -z "$place" ] && mkdir first 2>/dev/null; then place=first; fi
      if [ -z "$place" ]; then place=second; rmdir first; fi
      echo "ask $arm $$" >> log
      \(times)
      echo "$time $time"
    done

    """
  }
}
