import Foundation

/// Finds out which tracked methods a view class overrides.
///
/// A view whose class doesn't override a method runs no code of the app in it, so there is
/// nothing to run or track. UIKit asks the Objective-C runtime for this; here the class's method
/// table is compared with `UIView`'s. A table holds one entry per overridable method, at the same
/// place in every subclass, and an entry differs *iff* the method is overridden (or is replaced by
/// identical code). The place of each method is found once, by comparing three classes whose
/// overrides are known.
struct MethodOverrides {
  /// The place of each tracked method in a class's table.
  private static let places = (
    updateProperties: place(of: UpdatePropertiesProbe.self),
    updateConstraints: place(of: UpdateConstraintsProbe.self),
    layoutSubviews: place(of: LayoutSubviewsProbe.self),
    draw: place(of: DrawProbe.self)
  )

  /// The tracked methods that `type` overrides.
  ///
  /// - Complexity: O(1); four comparisons.
  static func methods(of type: UIView.Type) -> TrackedMethods {
    var methods: TrackedMethods = []
    if differs(type, at: places.updateProperties) { methods.insert(.updateProperties) }
    if differs(type, at: places.updateConstraints) { methods.insert(.updateConstraints) }
    if differs(type, at: places.layoutSubviews) { methods.insert(.layoutSubviews) }
    if differs(type, at: places.draw) { methods.insert(.draw) }
    return methods
  }

  /// Whether the entry of a class's table isn't the one of `UIView`.
  private static func differs(_ type: UIView.Type, at place: Int) -> Bool {
    unsafe table(of: type)[place] != table(of: UIView.self)[place]
  }

  /// The only place at which `probe` differs from both `UIView` and a class without overrides.
  private static func place(of probe: UIView.Type) -> Int {
    let base = unsafe table(of: UIView.self)
    let bare = unsafe table(of: BareProbe.self)
    let overriding = unsafe table(of: probe)
    let places = (0..<wordCount(of: UIView.self)).filter { place in
      unsafe overriding[place] != base[place] && bare[place] == base[place]
    }
    precondition(places.count == 1, "A class's method table has one entry a method.")
    return places[0]
  }

  /// The words of a class's metadata from its address point on.
  private static func table(of type: UIView.Type) -> UnsafePointer<UInt> {
    unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The number of words in `table(of:)`.
  ///
  /// The fifth word of class metadata holds its size and, in the upper half, the offset of its
  /// address point, both in bytes (Swift ABI, "Type Metadata", class metadata).
  private static func wordCount(of type: UIView.Type) -> Int {
    let word = unsafe table(of: type)[4]
    let size = Int(word & 0xffff_ffff)
    let addressPoint = Int(word >> 32)
    return (size - addressPoint) / MemoryLayout<UInt>.size
  }
}

private final class BareProbe: UIView {}

private final class UpdatePropertiesProbe: UIView {
  override func updateProperties() { super.updateProperties() }
}

private final class UpdateConstraintsProbe: UIView {
  override func updateConstraints() { super.updateConstraints() }
}

private final class LayoutSubviewsProbe: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}
