import Testing
import UBCommandLineSupport
import UBResults
import UBShell

@MainActor @Suite struct RunRequestTests {
  @Test func withoutOptionsEverythingIsShown() throws {
    let request = try RunRequest(Examples.arguments([]), purpose: .show)
    #expect(request.filter.choosesAll)
    #expect(request.strategies == [])
    #expect(request.settings.isEmpty)
    #expect(request.metrics == [])
    #expect(request.shard == nil)
    #expect(request.usesTime)
    #expect(!request.countsInstructions)
    #expect(!request.traces)
    #expect(!request.isQuiet)
    #expect(request.repetitions == 5)
    #expect(request.timeoutSeconds == 300)
    #expect(request.processCount >= 1)
    #expect(request.countingWords(suite: "a") == ["--suite", "a", "--timeout", "300"])
  }

  @Test func aJudgementReadsClocksOnRequestOnly() throws {
    let gate = try Examples.arguments([], of: "gate", [.thresholds])
    #expect(try !RunRequest(gate, purpose: .judge).usesTime)
    let timed = try Examples.arguments(["--time"], of: "gate", [.thresholds])
    #expect(try RunRequest(timed, purpose: .judge).usesTime)
    let untimed = try Examples.arguments(["--no-time"])
    #expect(try !RunRequest(untimed, purpose: .show).usesTime)
  }

  /// Another build counts the same by these words.
  @Test func theWordsForAnotherProcessSayTheSame() throws {
    let words = [
      "--suite", "a", "--timeout", "9", "--shard", "2/3", "--instructions", "--strategy", "x",
      "--strategy", "y", "--set", "rows=3", "--set", "text=a=b", "--metric", "m", "--filter", "f.*",
      "--skip", "s", "name",
    ]
    let request = try RunRequest(Examples.arguments(words), purpose: .judge)
    #expect(request.settings.map(\.name) == ["rows", "text"])
    #expect(request.settings.map(\.text) == ["3", "a=b"])
    #expect(request.countingWords(suite: "a") == words)
  }

  @Test(arguments: ["rows", "=3", ""])
  func aSettingNeedsAName(text: String) throws {
    let arguments = try Examples.arguments(["--set", text])
    let expected = UsageError.badValue(option: "set", found: text, expected: "NAME=VALUE")
    #expect(throws: expected) { try RunRequest(arguments, purpose: .show) }
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b"])
  func aShardIsAPartOfANumberOfParts(text: String) throws {
    let arguments = try Examples.arguments(["--shard", text])
    #expect(throws: UsageError.self) { try RunRequest(arguments, purpose: .show) }
  }

  @Test func theShardsOfARunAreItsBenchmarksEachOnce() throws {
    let whole = Array(1...7)
    let parts = try (1...3).map { index in
      try RunRequest(Examples.arguments(["--shard", "\(index)/3"]), purpose: .show).part(of: whole)
    }
    #expect(parts.flatMap(\.self) == whole)
    #expect(parts.allSatisfy { (2...3).contains($0.count) })
    let whichever = try RunRequest(Examples.arguments([]), purpose: .show)
    #expect(try whichever.part(of: whole) == whole)
  }

  @Test func moreShardsThanBenchmarksAreRefused() throws {
    let request = try RunRequest(Examples.arguments(["--shard", "1/3"]), purpose: .show)
    let expected = UsageError.badValue(
      option: "shard",
      found: "1/3",
      expected: "no more shards than the 2 benchmarks that run"
    )
    #expect(throws: expected) { try request.part(of: [1, 2]) }
  }
}
