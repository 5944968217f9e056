import Foundation
import TestSupport

/// Runs random programs of ownership, for `scripts/check-memory` to watch over their memory.
///
/// The tests run them, too, but under a simulator the test process itself doesn't run.
@main struct Ownership {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) ?? 100
    for seed in 0..<count {
      let program = OwnershipProgram(seed: seed)
      for _ in 0..<80 {
        program.step()
      }
      let left = program.releaseEverything()
      guard left.isEmpty else {
        FileHandle.standardError.write(Data("ownership: seed \(seed) leaves \(left)\n".utf8))
        exit(1)
      }
    }
    FileHandle.standardOutput.write(Data("\(count) programs leave nothing behind\n".utf8))
  }
}
