/// The number of layouts of each view in the present frame, and its limit (R58).
///
/// A class, because it changes while views are laid out (`UIView+Storage.swift`).
final class FeedbackLimit {
  let threshold: Int
  private var layouts: [ObjectIdentifier: Int] = [:]

  /// A limit, moved into the range from 50 to 1000.
  init(_ threshold: Int) {
    self.threshold = min(max(threshold, 50), 1_000)
  }

  deinit {}

  /// Counts a layout and returns whether the view has had more than the limit.
  func noteLayout(of view: UIView) -> Bool {
    layouts[ObjectIdentifier(view), default: 0] += 1
    return layouts[ObjectIdentifier(view), default: 0] > threshold
  }

  /// Starts counting anew.
  func startFrame() {
    layouts.removeAll(keepingCapacity: true)
  }
}
