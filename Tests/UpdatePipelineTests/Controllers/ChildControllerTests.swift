import Foundation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct ChildControllerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let parent: RecordingController
  private let child: RecordingController

  init() {
    parent = RecordingController("p", in: log)
    child = RecordingController("c", in: log)
    window.rootViewController = parent
    window.runFrame()
    _ = log.take()
  }

  @Test func aChildIsAddedAndAppears() {
    parent.addChild(child)
    #expect(log.take() == ["c.willMove"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["c.loadView", "c.viewDidLoad", "c.viewWillAppear", "c.didMove"])
    window.runFrame()
    #expect(
      log.take() == [
        "c.viewIsAppearing", "c.updateProperties", "c.view.updateProperties",
        "c.updateViewConstraints", "c.view.updateConstraints",
        "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
        "c.view.draw", "c.viewDidAppear",
      ]
    )
  }

  @Test("R64: geometry is old in viewWillAppear and new in viewIsAppearing")
  func viewIsAppearingHasGeometry() {
    var seen: [CGFloat] = []
    for callback in ["viewWillAppear", "viewIsAppearing"] {
      child.on[callback] = { [child] in seen.append(child.view.frame.width) }
    }
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let width = child.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    width.isActive = true
    child.didMove(toParent: parent)
    window.runFrame()
    #expect(seen == [100, 200])
  }

  @Test func aChildIsRemovedAndDisappears() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.runFrame()
    _ = log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["c.willMove", "c.viewWillDisappear", "c.viewDidDisappear", "c.didMove"]
    )
    #expect(parent.children == [])
    #expect(child.parent == nil)
  }

  @Test func aChildMovesToAnotherParent() {
    let other = UIViewController()
    parent.addChild(child)
    other.addChild(child)
    #expect(log.take() == ["c.willMove", "c.willMove"])
    #expect(parent.children == [])
    #expect(other.children == [child])
  }

  @Test func aParentAndItsChildAppearAndDisappearTogether() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.runFrame()
    _ = log.take()
    window.rootViewController = nil
    #expect(
      log.take() == [
        "p.viewWillDisappear", "c.viewWillDisappear", "p.viewDidDisappear", "c.viewDidDisappear",
      ]
    )
    window.rootViewController = parent
    #expect(log.take() == ["p.viewWillAppear", "c.viewWillAppear"])
    window.runFrame()
    #expect(
      log.take() == [
        "p.viewIsAppearing", "c.viewIsAppearing", "p.viewDidAppear", "c.viewDidAppear",
      ]
    )
  }

  @Test("R33: a child's view inherits from the view it is in, its controller's overrides added")
  func traitsPassThroughControllers() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides.displayScale = 1
    window.runFrame()
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.displayScale == 1)
    #expect(parent.view.traitCollection.displayScale == 3)
  }

  @Test("R12: updatePropertiesIfNeeded reaches controllers of the subtree")
  func immediateUpdatesReachChildren() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.runFrame()
    _ = log.take()
    child.setNeedsUpdateProperties()
    parent.updatePropertiesIfNeeded()
    #expect(log.take() == ["c.updateProperties"])
  }
}
