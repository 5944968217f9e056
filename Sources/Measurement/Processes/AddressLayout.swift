import UBCLinux
import Glibc

/// Where the system puts a process's memory, and where its hash tables put what is in them: at
/// places that follow from a seed.
///
/// By default every process lies elsewhere and hashes otherwise, and identical code then differs by
/// several percent in time from one process to the next. Two processes of the same seed agree in
/// both; several seeds, one after the other, keep one lucky layout from deciding.
package struct AddressLayout: Equatable, Sendable {
  /// Where libraries and heap start: pages below the highest place.
  let gapPages: Int
  /// Bytes between the end of the stack and what is on it.
  let stackPadding: Int
  /// What hash functions start from.
  let hashSeed: UInt64

  /// The layout of a seed.
  package init(seed: Int) {
    // Any two numbers that differ from seed to seed will do; multiples of the golden ratio spread.
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

  /// What is added to the environment, which lies on the stack; `CHashSeed` reads the seed.
  var environment: [String: String] {
    let digits = String(hashSeed, radix: 16)
    return [
      "UPDATEBENCH_HASH_SEED": String(repeating: "0", count: 16 - digits.count) + digits,
      "UPDATEBENCH_PADDING": String(repeating: "-", count: stackPadding),
    ]
  }

  /// Starts something in this layout, if the system lets it choose.
  ///
  /// The choice is part of what a process inherits, so it is made here and taken back.
  func apply<Value>(to start: () -> Value) -> Value {
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
