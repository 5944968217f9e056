import Foundation
import TestSupport
import Testing
import UBLists
import UpdatePipeline

/// Random programs that make, join and release windows, views, controllers, guides, constraints,
/// layers, tables and models in any order, with writes and frames in between.
///
/// A leak shows here; memory that is read or written after its release shows in
/// `scripts/check-memory`, which runs the same programs under valgrind.
@Suite struct OwnershipTests {
  /// More programs where a run has the time for them.
  nonisolated private static let seeds: Range<UInt64> = {
    let count = ProcessInfo.processInfo.environment["UPDATEBENCH_OWNERSHIP_PROGRAMS"]
    return 0..<(count.flatMap(UInt64.init) ?? 200)
  }()

  @Test func whatIsReleasedInAnyOrderIsGoneAndUntouched() {
    for seed in Self.seeds {
      let program = OwnershipProgram(seed: seed)
      for _ in 0..<80 {
        program.step()
      }
      let left = program.releaseEverything()
      #expect(left == [], "seed \(seed)")
    }
  }

  @Test func aViewThatOutlivesItsWindowHasNone() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.rootView = UIView()
    window?.rootView?.addSubview(view)
    window?.runFrame()
    window = nil
    #expect(view.window == nil)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.alpha = 0.5
    #expect(view.alpha == 0.5)
  }

  @Test func aContradictoryLayoutOutlivesItsWindow() {
    for _ in 0..<50 {
      var views: [UIView] = []
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = UIView()
        window.rootView = parent
        views = (0..<4).map { _ in UIView() }
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          parent.addSubview(view)
          view.widthAnchor.constraint(equalToConstant: 10).isActive = true
          view.widthAnchor.constraint(equalToConstant: 20).isActive = true
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        }
        window.runFrame()
      }
      #expect(views.allSatisfy { $0.window == nil })
      views.removeFirst()
    }
  }

  @Test func aLayerOutlivesItsView() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    layer?.borderWidth = 2
    view = nil
    #expect(layer?.frame == .zero)
    #expect(layer?.borderWidth == 0)
    layer?.opacity = 0.5
    #expect(layer?.opacity == 1)
  }

  @Test func aPresentationEndsWithThePresenter() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let presented = UIViewController()
    do {
      let presenter = UIViewController()
      window.rootViewController = presenter
      presenter.present(presented, animated: false)
      window.runFrame()
      #expect(presented.view.window === window)
      window.rootViewController = nil
    }
    window.runFrame()
    #expect(presented.presentingViewController == nil)
    #expect(presented.view.window == nil)
  }
}
