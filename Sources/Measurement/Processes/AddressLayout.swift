import UBCLinux
import Glibc
import Synchronization

/// The addresses of a process's memory and the seed of its hash functions, both chosen by one seed.
///
/// By default every process has other addresses and other hash values, and the time of identical
/// code then differs by several percent from process to process. Two processes of the same seed
/// agree in both. Several seeds, one after the other, keep one lucky layout from deciding.
package struct AddressLayout: Equatable, Sendable {
  /// The start of libraries and heap, in pages below the highest address.
  let gapPages: Int
  /// The bytes between the end of the stack and its first data.
  let stackPadding: Int
  /// The seed of hash functions.
  let hashSeed: UInt64

  /// The layout of a seed.
  package init(seed: Int) {
    // Multiples of the golden ratio are spread evenly.
    let mixed = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15
    gapPages = Int(mixed >> 40) % Self.gapPagesMax
    stackPadding =
      Int(mixed >> 20) % Self.stackPaddingMax / Self.stackAlignment
      * Self.stackAlignment
    hashSeed = mixed
  }

  private static let gapPagesMax = 4_096
  private static let stackPaddingMax = 4_096
  private static let stackAlignment = 16

  /// The additions to the environment, which lies on the stack; `CHashSeed` reads the seed.
  var environment: [String: String] {
    let digits = String(hashSeed, radix: 16)
    return [
      "UPDATEBENCH_HASH_SEED": String(repeating: "0", count: 16 - digits.count) + digits,
      "UPDATEBENCH_PADDING": String(repeating: "-", count: stackPadding),
    ]
  }

  /// Starts a process in this layout, if the system allows it.
  ///
  /// A child inherits the layout of its parent, so the parent changes its own and restores it. As
  /// the stack's limit belongs to all threads, starts on two threads wait for each other.
  func apply<Value: Sendable>(to start: () -> Value) -> Value {
    Self.turn.withLock { _ in applyAlone(to: start) }
  }

  private static let turn = Mutex(())

  private func applyAlone<Value: Sendable>(to start: () -> Value) -> Value {
    let persona = linux_personality(Self.onlyAsk)
    guard persona >= 0 else { return start() }
    _ = linux_personality(UInt(persona) | Self.noRandomization)
    defer { _ = linux_personality(UInt(persona)) }
    var limit = rlimit()
    guard getrlimit(Self.stack, &limit) == 0 else { return start() }
    // The kernel leaves room for the stack's greatest size, at least 128 MiB, above the libraries.
    var chosen = limit
    chosen.rlim_cur = min(
      limit.rlim_max,
      rlim_t(128 * 1_048_576 + gapPages * Int(sysconf(Int32(_SC_PAGESIZE))))
    )
    setrlimit(Self.stack, &chosen)
    defer { setrlimit(Self.stack, &limit) }
    return start()
  }

  private static let onlyAsk: UInt = 0xffff_ffff
  private static let noRandomization: UInt = 0x004_0000
  private static let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
}
