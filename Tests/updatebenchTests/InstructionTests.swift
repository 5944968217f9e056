import Foundation
import UBResults
import Testing

@Suite struct InstructionTests {
  private static let counting =
    ["run", "--no-time", "--instructions", "--set", "work=200"] + Tool.exact
    + ["--strategy", "propertyPass"]

  /// Where the simulator is installed, two runs agree within the tolerance; where it isn't, the
  /// document says so.
  @Test func instructionsRepeat() throws {
    let tool = Tool(folder: try Folder())
    var counts: [Int] = []
    for _ in 0..<2 {
      let ending = try tool.run(Self.counting)
      #expect(ending.status == 0, "\(ending.complaint)")
      let document = try tool.folder.document("results/latest/calibration.json")
      guard document.instructionsSkipped == nil else {
        #expect(document.instructionsSkipped == "found no 'valgrind' in PATH")
        #expect(document.results[0].instructions == nil)
        return
      }
      #expect(document.instructionCounter?.name == "callgrind instructions")
      counts.append(document.results[0].instructions?.own ?? 0)
    }
    // 20 frames of 200 rows, each of them a digest of two numbers.
    #expect(counts[0] > 20 * 200 * 10)
    #expect(counts[0] == counts[1])
  }

  @Test func aMissingSimulatorIsToldAndNoPassWhereInstructionsAreHeldTo() throws {
    let tool = Tool(folder: try Folder())
    let nowhere = ["PATH": tool.folder.path]
    #expect(try tool.run(Self.counting, environment: nowhere).status == 0)
    let document = try tool.folder.document("results/latest/calibration.json")
    #expect(document.instructionsSkipped == "found no 'valgrind' in PATH")
    #expect(document.instructionCounter == nil)
    #expect(document.results[0].instructions == nil)

    let saved = try tool.run(["baseline", "save", "--any-build"] + Tool.exact)
    #expect(saved.status == 0)
    let baseline = "results/baselines/swift-\(Toolchain.currentSwift)/calibration.json"
    try tool.folder.replace(
      "\"counters\" : {",
      with: """
        "counters" : {
          "instructions" : { "name" : "callgrind instructions", "version" : "3.19.0" },
        """,
      in: baseline
    )
    try tool.folder.replace(
      "\"metrics\" : {",
      with: "\"metrics\" : { \"instructions.own\" : { \"simulated\" : 5 },",
      in: baseline
    )
    let gate = ["gate", "--any-build", "--instructions"] + Tool.exact
    let ending = try tool.run(gate, environment: nowhere)
    #expect(ending.status == 4)
    #expect(
      ending.output.hasPrefix(
        """
        not comparable: the baseline has instructions, and the run could not count them: \
        found no 'valgrind' in PATH

        """
      )
    )
  }

  @Test func anotherCounterAsksForABaseline() throws {
    let tool = try Tool.withBaseline(Folder())
    let baseline = "results/baselines/swift-\(Toolchain.currentSwift)/calibration.json"
    try tool.folder.replace(
      "\"name\" : \"jemalloc nrequests\"",
      with: "\"name\" : \"another counter\"",
      in: baseline
    )
    let ending = try tool.gate(skew: "allocations=1")
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("re-baseline: allocations were counted by another counter "))
    #expect(!ending.output.contains("regressed"))
  }
}
