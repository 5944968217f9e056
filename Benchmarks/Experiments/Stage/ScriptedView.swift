import UIKit

/// A view whose overridden methods run closures.
final class ScriptedView: UIView {
  /// Run inside `updateProperties()`.
  var content: () -> Void = {}
  /// Run inside `layoutSubviews()`, before super.
  var geometry: () -> Void = {}

  /// Run inside `tintColorDidChange()`.
  var tint: () -> Void = {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  override func updateProperties() {
    super.updateProperties()
    content()
  }

  override func layoutSubviews() {
    geometry()
    super.layoutSubviews()
  }
}
