import Foundation
public import UpdatePipeline

/// A settled window with a parent and its child, both of which record their calls.
public final class ViewFixture {
  /// The calls since the window settled.
  public let log = CallLog()
  /// The window.
  public let window: UIWindow
  /// The window's root view.
  public let parent: RecordingView
  /// The parent's only subview.
  public let child: RecordingView

  /// Builds and settles the window under a strategy.
  public init(strategy: UpdateStrategy = .propertyPass) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), strategy: strategy)
    parent = RecordingView("parent", in: log)
    child = RecordingView("child", in: log)
    parent.addSubview(child)
    window.rootView = parent
    window.runFrame()
    _ = log.take()
  }

  // Suites are released off the main actor; each view hops there by itself.
  nonisolated deinit {}

  /// Runs a frame and returns the calls made in it.
  public func frame() -> [String] {
    window.runFrame()
    return log.take()
  }
}
