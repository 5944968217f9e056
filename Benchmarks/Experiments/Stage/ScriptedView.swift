import UIKit

/// A view whose overridden methods run closures.
final class ScriptedView: UIView {
  /// Runs in `updateProperties()`.
  var content: () -> Void = {}
  /// Runs in `layoutSubviews()`, before super.
  var geometry: () -> Void = {}

  /// Runs in `tintColorDidChange()`.
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
