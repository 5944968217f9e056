/// A likely mistake in how views are kept up to date, noticed by their window.
nonisolated public struct Diagnosis: Equatable, Sendable {
  /// The mistakes that are noticed.
  public enum Kind: String, CaseIterable, Sendable {
    /// A method that isn't tracked read a property, which has changed since (R26).
    case untrackedRead
    /// A method wrote a property that it reads itself, which notifies no observer (M8, U6).
    case selfWrite
    /// A method wrote a property that another had read in the same frame (M9, R19).
    case writeDuringUpdate
    /// A property was written on another thread (M10, U10).
    case writeElsewhere
    /// Content forced a layout.
    case forcedLayout
    /// A tracked method ran inside another, whose dependencies grow by its reads (M7, U14).
    case nestedTracking
    /// Content assigned a value that was displayed already.
    case redundantSet
    /// A cell got another row, and nothing asked for its content (R82).
    case reuseWithoutInvalidation
    /// An override of `updateProperties()` didn't call super (R13).
    case superNotCalled
    /// `updateProperties()` was called by the app instead of the update cycle (R13).
    case directCall
    /// A number of the layout is so great that a smaller one stands in for it (U41).
    case exceededLimit
  }

  /// The mistake.
  public var kind: Kind
  /// The view or controller, by class and name.
  public var view: String
  /// Its method, such as `updateProperties()`, or the number that is too great.
  public var method: String
  /// The property, by key path or name, where there is one.
  public var property: String?
  /// The other method that is part of it, such as `Row(first).layoutSubviews()`.
  public var other: String?
  /// The frame in which it was first noticed, counted from 1.
  public var frame: Int
  /// How often it was noticed.
  public var count = 1
}

extension Diagnosis: CustomStringConvertible {
  /// The diagnosis in one sentence.
  public var description: String {
    let place = "\(view).\(method)"
    let property = property ?? "a property"
    let other = other ?? "another method"
    return switch kind {
    case .untrackedRead:
      "\(property), which \(place) read, has changed; the method isn't tracked, so it doesn't run."
    case .selfWrite:
      "\(place) writes \(property), which it reads itself; nobody is told of such a write."
    case .writeDuringUpdate:
      "\(place) wrote \(property), which \(other) had read in the same frame, so it runs again."
    case .writeElsewhere:
      "\(property), which \(place) read, was written on another thread; it shows a frame later."
    case .forcedLayout:
      "\(place) forces a layout; layout follows content in the same update without it."
    case .nestedTracking:
      "\(place) ran \(other) in it, so what that reads invalidates both."
    case .redundantSet:
      "\(place) assigned \(property) the value it had already."
    case .reuseWithoutInvalidation:
      "\(view) got another row and nothing asked for its content, so it shows the row before."
    case .superNotCalled:
      "\(place) doesn't call super."
    case .directCall:
      "\(place) was called directly; setNeedsUpdateProperties() asks for it."
    case .exceededLimit:
      "\(method) of \(view) is \(property), which exceeds the limit of 1e9 points, used instead."
    }
  }
}
