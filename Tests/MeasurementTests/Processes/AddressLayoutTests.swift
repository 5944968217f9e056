import FoundationEssentials
import UBMeasurement
import Testing

@Suite struct AddressLayoutTests {
  @Test func processesOfOneSeedLieAtTheSameAddresses() throws {
    let first = try addresses(seed: 3)
    #expect(first.count > 5)
    #expect(try addresses(seed: 3) == first)
  }

  @Test func anotherSeedMovesThem() throws {
    let layouts = try (0..<4).map(addresses)
    #expect(Set(layouts).count == 4)
  }

  @Test func theChoiceIsTakenBack() throws {
    _ = try addresses(seed: 0)
    let child = try ChildProcess(
      executable: "/bin/sh",
      arguments: ["-c", "ulimit -s; cat /proc/self/personality"],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    let lines = String(decoding: child.finish(withinSeconds: 60).output, as: UTF8.self)
      .split(separator: "\n")
    let own = try String(contentsOfFile: "/proc/self/personality", encoding: .utf8)
    #expect(lines.last.map(String.init) == own.split(separator: "\n").first.map(String.init))
  }

  /// Where the parts of a process lie, by its own account.
  private func addresses(seed: Int) throws -> [String] {
    let child = try ChildProcess(
      executable: "/bin/cat",
      arguments: ["/proc/self/maps"],
      environment: [:],
      layout: AddressLayout(seed: seed)
    )
    let result = child.finish(withinSeconds: 60)
    // What the kernel maps by itself has no part in it.
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      .filter { !$0.contains("[v") }
      .map { String($0.prefix { $0 != " " }) }
  }
}
