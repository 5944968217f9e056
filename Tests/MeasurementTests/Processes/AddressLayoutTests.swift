import Dispatch
import FoundationEssentials
import Synchronization
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
    #expect(lines.last == own.split(separator: "\n").first)
  }

  /// The stack's limit belongs to the whole process, whichever thread starts a child.
  @Test func startsOnManyThreadsKeepTheirLimitsApart() throws {
    let limits = Mutex<[Int: Set<String>]>([:])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let limit = try? Self.stackLimit(AddressLayout(seed: index % 4))
      limits.withLock { _ = $0[index % 4, default: []].insert(limit ?? "none") }
    }
    let found = limits.withLock(\.self)
    #expect(found.values.allSatisfy { $0.count == 1 && $0 != ["none"] }, "found \(found)")
    #expect(Set(found.values).count == 4)
  }

  private nonisolated static func stackLimit(_ layout: AddressLayout) throws -> String {
    let child = try ChildProcess(
      executable: "/bin/sh",
      arguments: ["-c", "ulimit -s"],
      environment: [:],
      layout: layout
    )
    return String(decoding: child.finish(withinSeconds: 60).output, as: UTF8.self)
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
