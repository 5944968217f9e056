public import UIKit

extension ConstraintMakerRelatable {
  /// Relates the attributes to something of the superview, as in `{ $0.safeAreaLayoutGuide }`.
  @discardableResult
  public final func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    return relate(.equal, to: closure(superview("equalToSuperview", at: place)), at: place)
  }

  /// Relates the attributes to something of the superview that is to be at least as great.
  @discardableResult
  public final func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    let target = closure(superview("lessThanOrEqualToSuperview", at: place))
    return relate(.lessThanOrEqual, to: target, at: place)
  }

  /// Relates the attributes to something of the superview that is to be at most as great.
  @discardableResult
  public final func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    let target = closure(superview("greaterThanOrEqualToSuperview", at: place))
    return relate(.greaterThanOrEqual, to: target, at: place)
  }
}
