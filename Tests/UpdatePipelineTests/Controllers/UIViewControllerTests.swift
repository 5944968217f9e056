import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIViewControllerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let controller: RecordingController

  init() {
    controller = RecordingController("c", in: log)
  }

  /// Shows the controller and forgets the calls.
  private func settle() {
    window.rootViewController = controller
    window.runFrame()
    _ = log.take()
  }

  /// Runs a frame and returns the calls made in it.
  private func frame() -> [String] {
    window.runFrame()
    return log.take()
  }

  @Test("R63, U3, U23: an appearance calls back in order, viewDidAppear after display")
  func anAppearanceIsInOrder() {
    window.traitOverrides.density = 2
    window.rootViewController = controller
    #expect(log.take() == ["c.loadView", "c.viewDidLoad", "c.viewWillAppear"])
    #expect(
      frame() == [
        "c.updateViewConstraints", "c.view.updateConstraints",
        "c.traitCollectionDidChange", "c.viewIsAppearing",
        "c.updateProperties", "c.view.updateProperties",
        "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
        "c.view.draw", "c.viewDidAppear",
      ]
    )
    #expect(frame() == [])
  }

  @Test("R64: traits are old in viewWillAppear and new in viewIsAppearing")
  func viewIsAppearingHasTraits() {
    window.traitOverrides.density = 2
    var seen: [String] = []
    for callback in ["viewWillAppear", "viewIsAppearing"] {
      controller.on[callback] = { [controller] in
        let traits = controller.traitCollection.density
        let own = controller.view.traitCollection.density
        seen.append("\(callback) \(traits) \(own) \(controller.view.superview != nil)")
      }
    }
    window.rootViewController = controller
    window.runFrame()
    #expect(seen == ["viewWillAppear 1 1 false", "viewIsAppearing 2 2 true"])
    #expect(controller.view.frame == window.bounds)
  }

  @Test("R65: viewIsAppearing is called once an appearance, even if nothing is to be laid out")
  func viewIsAppearingIsCalledOnce() {
    settle()
    controller.view.setNeedsLayout()
    #expect(
      frame() == [
        "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
      ]
    )
    let view: UIView = controller.view
    view.removeFromSuperview()
    #expect(log.take() == ["c.viewWillDisappear", "c.viewDidDisappear"])
    window.addSubview(view)
    #expect(log.take() == ["c.viewWillAppear"])
    #expect(frame() == ["c.viewIsAppearing", "c.viewDidAppear"])
  }

  @Test("R66: the layout callbacks bracket the view's layout; subviews lay out afterwards")
  func layoutCallbacksBracketTheView() {
    settle()
    let inner = RecordingView("inner", in: log)
    controller.view.addSubview(inner)
    _ = frame()
    controller.view.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(
      frame() == [
        "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
        "inner.layoutSubviews",
      ]
    )
  }

  @Test("R63, U23: another root controller takes the place of the one before")
  func aRootIsReplaced() {
    settle()
    let next = RecordingController("n", in: log)
    window.rootViewController = next
    #expect(
      log.take() == [
        "n.loadView", "n.viewDidLoad", "c.viewWillDisappear", "c.viewDidDisappear",
        "n.viewWillAppear",
      ]
    )
    window.rootViewController = nil
    #expect(log.take() == ["n.viewWillDisappear", "n.viewDidDisappear"])
    #expect(frame() == [])
  }

  @Test("U2: a controller's content runs before its view's, each only if it asked")
  func contentOfTheControllerComesFirst() {
    settle()
    let before = window.work
    controller.view.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    #expect(frame() == ["c.updateProperties", "c.view.updateProperties"])
    let work = window.work.work(since: before)
    #expect(work[.propertiesRequested] == 2)
    #expect(work[.propertiesExecuted] == 2)
    controller.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    #expect(frame() == ["c.updateProperties"])
    #expect(window.work.work(since: before)[.propertiesCoalesced] == 1)
    controller.view.setNeedsUpdateProperties()
    #expect(frame() == ["c.view.updateProperties"])
  }

  @Test("R12: updatePropertiesIfNeeded of a controller or view takes both and what is inside")
  func propertiesCanRunAtOnce() {
    settle()
    let inner = RecordingView("inner", in: log)
    controller.view.addSubview(inner)
    _ = frame()
    for update in [
      { [controller] in controller.updatePropertiesIfNeeded() },
      { [controller] in controller.view.updatePropertiesIfNeeded() },
    ] {
      controller.setNeedsUpdateProperties()
      controller.view.setNeedsUpdateProperties()
      controller.view.setNeedsLayout()
      inner.setNeedsUpdateProperties()
      update()
      #expect(
        log.take() == ["c.updateProperties", "c.view.updateProperties", "inner.updateProperties"]
      )
      #expect(
        frame() == [
          "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
        ]
      )
    }
  }

  @Test("R17: updateTraitsIfNeeded of a controller updates it, its view and what is inside, now")
  func traitsCanUpdateAtOnce() {
    settle()
    let inner = RecordingView("inner", in: log)
    controller.view.addSubview(inner)
    _ = frame()
    controller.traitOverrides.density = 2
    #expect(controller.traitCollection.density == 1)
    controller.updateTraitsIfNeeded()
    #expect(log.take() == ["c.traitCollectionDidChange"])
    #expect(controller.traitCollection.density == 2)
    #expect(controller.view.traitCollection.density == 2)
    #expect(inner.traitCollection.density == 2)
    #expect(frame() == [])
  }

  @Test("R21, R23: each tracked method of a controller asks for its own pass")
  func controllersMethodsAreTracked() {
    let model = Counterpart()
    for callback in [
      "updateProperties", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews",
    ] {
      controller.on[callback] = { _ = model.title }
      settle()
      // The second run reads in methods that weren't expected to.
      controller.setNeedsUpdateProperties()
      controller.view.setNeedsUpdateConstraints()
      controller.view.setNeedsLayout()
      _ = frame()
      model.title = callback
      switch callback {
      case "updateProperties":
        #expect(frame() == ["c.updateProperties"])
      case "updateViewConstraints":
        #expect(frame() == ["c.updateViewConstraints", "c.view.updateConstraints"])
      default:
        #expect(
          frame() == [
            "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
          ]
        )
      }
      controller.on[callback] = nil
      controller.setNeedsUpdateProperties()
      controller.view.setNeedsUpdateConstraints()
      controller.view.setNeedsLayout()
      _ = frame()
    }
  }

  @Test("R21: a layout leaves the reads of updateViewConstraints() tracked")
  func constraintsAndLayoutOfAControllerAreTrackedApart() {
    let model = Counterpart()
    controller.on["updateViewConstraints"] = { _ = model.title }
    settle()
    // The view's own layout ends the registration of its layout alone.
    controller.view.setNeedsLayout()
    _ = frame()
    let before = window.work
    model.title = "new"
    #expect(frame() == ["c.updateViewConstraints", "c.view.updateConstraints"])
    let work = window.work.work(since: before)
    #expect(work[.constraintsRequested] == 1)
    #expect(work[.layoutRequested] == 0)
  }

  @Test("R26: a read in an appearance callback is no dependency")
  func appearanceCallbacksAreNotTracked() {
    let model = Counterpart()
    for callback in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
      controller.on[callback] = { _ = model.title }
    }
    settle()
    model.title = "new"
    #expect(frame() == [])
  }

  @Test("R30: a controller's method depends on the traits of the controller and of its view")
  func bothTraitCollectionsAreTracked() {
    controller.on["viewDidLayoutSubviews"] = { [controller] in
      _ = controller.traitCollection.density
      _ = controller.view.traitCollection.displayScale
    }
    settle()
    let layout = [
      "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
    ]
    controller.traitOverrides.density = 2
    #expect(frame() == ["c.traitCollectionDidChange"] + layout)
    controller.view.traitOverrides.displayScale = 1
    #expect(frame() == layout)
    controller.view.traitOverrides.density = 3
    #expect(frame() == layout)
    controller.view.traitOverrides.preferredContentSizeCategory = .small
    #expect(frame() == [])
  }

  @Test("U16: what viewDidLayoutSubviews invalidates is updated in the same frame")
  func viewDidLayoutSubviewsRepeats() {
    settle()
    var isFirst = true
    controller.on["viewDidLayoutSubviews"] = { [controller] in
      if isFirst { controller.setNeedsUpdateProperties() }
      isFirst = false
    }
    controller.view.setNeedsLayout()
    #expect(
      frame() == [
        "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
        "c.updateProperties",
      ]
    )
  }

  @Test("R28: under layoutOnly a controller's content runs in its view's layout")
  func layoutOnlyRunsContentInLayout() {
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      strategy: .layoutOnly
    )
    window.rootViewController = controller
    window.runFrame()
    #expect(window.work[.turnsExecuted] == 1)
    #expect(window.work[.turnsDeferred] == 0)
    #expect(log.take().contains("c.view.draw"))
    controller.setNeedsUpdateProperties()
    window.runFrame()
    #expect(
      log.take() == [
        "c.updateProperties", "c.view.updateProperties",
        "c.viewWillLayoutSubviews", "c.view.layoutSubviews", "c.viewDidLayoutSubviews",
      ]
    )
  }

  @Test("C3, U20: layoutIfNeeded in viewDidLayoutSubviews neither recurses nor goes on for ever")
  func forcedLayoutInViewDidLayoutIsBounded() throws {
    settle()
    controller.on["viewDidLayoutSubviews"] = { [controller] in
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
    controller.view.setNeedsLayout()
    #expect(frame().count == 3 * UpdateCycle.turnsPerFrameMax)
    let report = try #require(window.unsettledReport)
    #expect(report.suspicion == .asksForItself)
    #expect(report.pending == ["RecordingView(c.view)"])
    #expect(
      report.chain.map(\.description) == [
        "frame 2: call of setNeedsLayout() during RecordingController(c).viewDidLayoutSubviews() "
          + "→ layout of RecordingView(c.view)"
      ]
    )
    controller.on["viewDidLayoutSubviews"] = nil
    _ = frame()
    #expect(window.unsettledReport == nil)
  }

  @Test func aControllerWithoutOverridesCostsNothing() {
    let plain = UIViewController()
    window.rootViewController = plain
    window.runFrame()
    let before = window.work
    plain.setNeedsUpdateProperties()
    plain.view.setNeedsUpdateConstraints()
    #expect(window.work == before)
    #expect(window.work[.registrationsPeak] == 0)
    #expect(window.work[.propertiesExecuted] == 0)
  }

  private final class LayoutController: UIViewController {
    var seen = 0
    let model: Counterpart

    init(model: Counterpart) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      model = Counterpart()
      super.init(coder: coder)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seen = model.number
    }
  }

  @Test("U19: of a controller only the methods that it overrides are run and tracked")
  func onlyOverriddenMethodsAreTracked() {
    let model = Counterpart()
    let controller = LayoutController(model: model)
    window.rootViewController = controller
    window.runFrame()
    let before = window.work
    #expect(before[.registrationsLive] == 1)
    #expect(before[.propertiesExecuted] == 0)
    #expect(before[.constraintsUpdated] == 0)
    model.number = 3
    window.runFrame()
    #expect(controller.seen == 3)
    let work = window.work.work(since: before)
    #expect(work[.layoutRequested] == 1)
    #expect(work[.layoutExecuted] == 1)
  }

  @Test func aReleasedControllerLeavesItsViewAlone() {
    var controller: UIViewController? = RecordingController("gone", in: log)
    let view = controller?.view
    controller = nil
    _ = log.take()
    window.rootView = view
    window.runFrame()
    #expect(!log.take().contains { $0.hasPrefix("gone.") && !$0.hasPrefix("gone.view.") })
  }
}
