public import UIKit

extension ConstraintMakerRelatable {
  /// Sets the attributes equal to a target taken from the superview, as in `{
  /// $0.safeAreaLayoutGuide }`.
  @discardableResult
  public final func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let place = SourcePlace(file: file, line: line)
    return relate(.equal, to: closure(superview("equalToSuperview", at: place)), at: place)
  }

  /// Sets the attributes to at most a target taken from the superview.
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

  /// Sets the attributes to at least a target taken from the superview.
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
