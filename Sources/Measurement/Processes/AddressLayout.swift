import UBCLinux
import Glibc

/// The addresses of a process's memory and the order in its hash tables, derived from a seed.
///
/// By default both differ between processes, which makes the times of identical code differ by
/// several percent. Two processes with the same seed agree in both; measuring with several seeds
/// keeps a single lucky layout from deciding.
package struct AddressLayout: Equatable, Sendable {
  /// The start of libraries and heap, in pages below the highest address.
  let gapPages: Int
  /// The padding of the stack, in bytes.
  let stackPadding: Int
  /// The seed of hash functions.
  let hashSeed: UInt64

  /// The layout for a seed.
  package init(seed: Int) {
    // Any numbers that differ between seeds will do; multiples of the golden ratio are well
    // distributed.
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

  /// Variables that pad the environment, which lies on the stack, and pass the seed to `CHashSeed`.
  var environment: [String: String] {
    let digits = String(hashSeed, radix: 16)
    return [
      "UPDATEBENCH_HASH_SEED": String(repeating: "0", count: 16 - digits.count) + digits,
      "UPDATEBENCH_PADDING": String(repeating: "-", count: stackPadding),
    ]
  }

  /// Runs a closure that starts a process in this layout, if the system permits.
  ///
  /// A process inherits the layout's settings, so they are made here and undone afterwards.
  func apply<Value>(to start: () -> Value) -> Value {
    let persona = linux_personality(Self.onlyAsk)
    guard persona >= 0 else { return start() }
    _ = linux_personality(UInt(persona) | Self.noRandomization)
    defer { _ = linux_personality(UInt(persona)) }
    var limit = rlimit()
    guard getrlimit(Self.stack, &limit) == 0 else { return start() }
    // The kernel reserves space for the maximum stack, at least 128 MiB, above the libraries.
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
