import Glibc
import Synchronization

/// Counts the objects that Swift allocates, of every thread.
///
/// The runtime allocates through a pointer that tools may change. What is put there counts and goes
/// on to what was there before; it allocates nothing.
package enum ObjectMeter {
  /// What the runtime calls with an object's type, its size and its alignment.
  private typealias Allocation =
    @convention(c) (
      UnsafeRawPointer?, Int, Int
    ) -> UnsafeMutableRawPointer?

  private static let count = Atomic<Int>(0)
  /// The address of what was there before; a function would be wrapped in an object that is
  /// allocated with each use.
  private static let original = place?.pointee ?? 0

  /// Where the runtime keeps the address; `nil` if it is linked into the executable unseen.
  private static var place: UnsafeMutablePointer<Int>? {
    dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Int.self)
  }

  /// Whether objects can be counted in this process.
  package static var isAvailable: Bool { place != nil }

  /// Starts to count, for the rest of the process.
  package static func install() {
    // Both are made by their first use, which may not be an allocation.
    guard let place, original != 0, count.load(ordering: .relaxed) == 0 else { return }
    let counting: Allocation = { type, size, alignment in
      ObjectMeter.count.add(1, ordering: .relaxed)
      return unsafeBitCast(ObjectMeter.original, to: Allocation.self)(type, size, alignment)
    }
    place.pointee = unsafeBitCast(counting, to: Int.self)
  }

  /// The objects allocated since `install()`.
  package static func read() -> Int { count.load(ordering: .relaxed) }
}
