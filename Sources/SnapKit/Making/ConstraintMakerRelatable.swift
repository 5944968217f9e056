import UIKit

/// A left-hand side that can be related to a right-hand side.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
  final let description: ConstraintDescription

  init(_ description: ConstraintDescription) {
    self.description = description
  }

  deinit {}

  /// Sets the attributes equal to a target.
  @discardableResult
  public final func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, at: SourcePlace(file: file, line: line))
  }

  /// Sets the attributes to at most a target.
  @discardableResult
  public final func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, at: SourcePlace(file: file, line: line))
  }

  /// Sets the attributes to at least a target.
  @discardableResult
  public final func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, at: SourcePlace(file: file, line: line))
  }

  /// Sets the attributes equal to those of the superview.
  @discardableResult
  public final func equalToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    return relate(.equal, to: superview("equalToSuperview()", at: place), at: place)
  }

  /// Sets the attributes to at most those of the superview.
  @discardableResult
  public final func lessThanOrEqualToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    return relate(
      .lessThanOrEqual,
      to: superview("lessThanOrEqualToSuperview()", at: place),
      at: place
    )
  }

  /// Sets the attributes to at least those of the superview.
  @discardableResult
  public final func greaterThanOrEqualToSuperview(
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    return relate(
      .greaterThanOrEqual,
      to: superview("greaterThanOrEqualToSuperview()", at: place),
      at: place
    )
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation,
    to other: any ConstraintRelatableTarget,
    at place: SourcePlace
  ) -> ConstraintMakerEditable {
    description.relate(relation, to: other.constraintTarget, at: place)
    return ConstraintMakerEditable(description)
  }

  final func superview(_ call: String, at place: SourcePlace) -> UIView {
    guard let superview = description.item.superview else {
      place.refuse("'\(call)' needs a superview, and \(description.item) has none")
    }
    return superview
  }
}
