import Foundation
import UBRegression
import UBResults
import UBStatistics
import Testing

/// Killed at any moment, the tool leaves every file as it was or as it was to become.
@Suite struct KillTests {
  /// The number of moments at which the tool is killed.
  private static let momentCount = 200

  /// The seed of the moments.
  private static let seed: UInt64 = 20_260_101

  private let folder: Folder
  private let tool: Tool

  private static let baseline = BaselineTests.file
  private static let history = HistoryTests.file
  private static let result = "results/latest/calibration.json"

  private static let from = ["--suite", "calibration", "--any-build", "--from"]
  private static let exact = Tool.exact + ["--strategy", "layoutOnly"]
  private static let run = ["run", "--no-time"] + exact
  private static let accept = ["baseline", "accept", "--reason", "r"] + from

  /// Two documents that differ, a baseline and a history of one run.
  init() throws {
    folder = try Folder()
    tool = Tool(folder: folder)
    for (file, skew) in [("old.json", ""), ("new.json", "bindings=1")] {
      let words = Self.run + ["--json", file]
      #expect(try tool.run(words, environment: ["UPDATEBENCH_CALIBRATION": skew]).status == 0)
    }
    #expect(try tool.run(["baseline", "save"] + Self.from + ["old.json"]).status == 0)
    #expect(try tool.run(append(0)).status == 0)
  }

  private func append(_ index: Int) -> [String] {
    ["history", "append", "new.json", "--any-build", "--commit", "c\(index)"]
  }

  /// Starts a command, kills it after a while, and returns whether it had not ended by then.
  private func killed(_ words: [String], after microseconds: UInt32) throws -> Bool {
    let running = try tool.start(words)
    usleep(microseconds)
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
    for file in [running.files.output, running.files.complaint] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
    }
    return running.process.terminationReason == .uncaughtSignal
  }

  /// How long a command takes, and a third of it more, in microseconds.
  private func span(of words: [String]) throws -> UInt32 {
    let start = ContinuousClock.now
    _ = try tool.run(words)
    return UInt32((ContinuousClock.now - start) / .microseconds(1) * 4 / 3)
  }

  @Test func noBaselineHistoryOrResultIsLostAtTwoHundredMoments() throws {
    var generator = SplitMix64(seed: Self.seed)
    let accepts = ["new.json", "old.json"].map { Self.accept + [$0] }
    var spans = [
      try span(of: ["baseline", "save", "--baselines", "other"] + Self.from + ["old.json"]),
      try span(of: accepts[0]), try span(of: append(1)), try span(of: Self.run),
    ]
    var whole = try folder.text(of: Self.history)
    var killedCount = 0
    for index in 0..<Self.momentCount {
      let kind = index % spans.count
      // Every other moment is near the end, where files are written.
      let start = index / spans.count % 2 == 0 ? 0 : spans[kind] * 3 / 4
      let moment = UInt32.random(in: start...spans[kind], using: &generator)
      let wasKilled: Bool
      switch kind {
      case 0:
        let place = "saved/\(index)"
        let save = ["baseline", "save", "--baselines", place] + Self.from + ["old.json"]
        wasKilled = try killed(save, after: moment)
        try expectSavedOrAbsent(in: place)
      case 1:
        let before = try baseline()
        wasKilled = try killed(accepts[index / spans.count % 2], after: moment)
        try expectAcceptedOrNot(from: before)
      case 2:
        wasKilled = try killed(append(index + 2), after: moment)
        whole = try expectNothingLost(from: whole)
      default:
        wasKilled = try killed(Self.run, after: moment)
        _ = try folder.document(Self.result)
      }
      killedCount += wasKilled ? 1 : 0
      // The duration of a command changes with the machine's load; this follows it.
      spans[kind] = max(spans[kind] / 20 * (wasKilled ? 21 : 19), 1_000)
    }
    #expect(killedCount >= Self.momentCount / 4)
    try expectNoLeftovers()
  }

  private func baseline(_ file: String = Self.baseline) throws -> Baseline {
    try DocumentCoder.load(Baseline.self, fromFile: "\(folder.path)/\(file)")
  }

  private func expectSavedOrAbsent(in place: String) throws {
    let file = "\(place)/swift-\(Toolchain.currentSwift)/calibration.json"
    guard AtomicFile.exists("\(folder.path)/\(file)") else { return }
    let expected = Baseline(of: ResultView(try folder.document("old.json")))
    #expect(try baseline(file) == expected)
  }

  private func expectAcceptedOrNot(from before: Baseline) throws {
    let after = try baseline()
    guard after != before else { return }
    let numbers = [try folder.document("old.json"), try folder.document("new.json")]
      .map { Baseline(of: ResultView($0)).entries }
    #expect(numbers.contains(after.entries))
    #expect(after.acceptances.dropLast() == before.acceptances[...])
  }

  /// Every byte that was there is, and at most a line more.
  private func expectNothingLost(from whole: String) throws -> String {
    let text = try folder.text(of: Self.history)
    #expect(text.hasPrefix(whole))
    // The addition is a line, whole or torn, or nothing; a torn one is closed by the next.
    let added = text.dropFirst(whole.count).split(separator: "\n")
    #expect(added.count <= 1)
    return text
  }

  /// The next command that runs to its end removes leftovers, and nothing was lost.
  private func expectNoLeftovers() throws {
    let before = try baseline()
    #expect(try tool.run(Self.accept + ["old.json"]).status == 0)
    #expect(try tool.run(Self.accept + ["new.json"]).status == 0)
    #expect(try baseline().acceptances.starts(with: before.acceptances))
    #expect(try tool.run(append(-1)).status == 0)
    let text = try folder.text(of: Self.history)
    let lines = History(Data(text.utf8), file: Self.history).lines
    #expect(lines.first?.record.commit == "c0")
    #expect(lines.last?.record.commit == "c-1")
    #expect(try tool.run(Self.run).status == 0)
    #expect(folder.contents(of: "results/latest") == ["calibration.json", "calibration.txt"])
    #expect(folder.contents(of: "results/history") == ["calibration.ndjson"])
    let versions = "results/baselines/swift-\(Toolchain.currentSwift)"
    #expect(folder.contents(of: versions) == ["calibration.json"])
  }
}
