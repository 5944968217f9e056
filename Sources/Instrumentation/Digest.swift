/// A running 64-bit FNV-1a hash, the same on every machine and in every process.
///
/// Swift's own `Hasher` is seeded per process, so it can't compare frames of two runs.
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm", 64-bit parameters.
public struct Digest: Equatable, Sendable {
  /// The hash of everything combined so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// A digest of nothing.
  public init() {}

  /// Combines one byte.
  public mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Combines an integer as eight little-endian bytes.
  public mutating func combine(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      combine(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
