/// The table of overridable methods of a class, and of those derived from it.
///
/// A table holds one entry per overridable method, at the same place in every subclass, and an
/// entry differs *iff* the method is overridden (or is replaced by identical code).
struct MethodTable {
  private let base: AnyClass
  private let bare: AnyClass

  /// The table of a class, given one that is derived from it without overriding anything.
  init(of base: AnyClass, bare: AnyClass) {
    self.base = base
    self.bare = bare
  }

  /// The only place at which a class with one override differs from the base and from the one
  /// without overrides.
  func place(of probe: AnyClass) -> Int {
    let base = unsafe Self.words(of: self.base)
    let bare = unsafe Self.words(of: self.bare)
    let overriding = unsafe Self.words(of: probe)
    let places = (0..<wordCount).filter { place in
      unsafe overriding[place] != base[place] && bare[place] == base[place]
    }
    precondition(places.count == 1, "A class's method table has one entry a method.")
    return places[0]
  }

  /// Whether the entry of a class isn't the base's.
  func isOverridden(at place: Int, in type: AnyClass) -> Bool {
    unsafe Self.words(of: type)[place] != Self.words(of: base)[place]
  }

  /// The words of a class's metadata from its address point on.
  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The number of words of the base's table.
  ///
  /// The fifth word of class metadata holds its size and, in the upper half, the offset of its
  /// address point, both in bytes (Swift ABI, "Type Metadata", class metadata).
  private var wordCount: Int {
    let word = unsafe Self.words(of: base)[4]
    let size = Int(word & 0xffff_ffff)
    let addressPoint = Int(word >> 32)
    return (size - addressPoint) / MemoryLayout<UInt>.size
  }
}
