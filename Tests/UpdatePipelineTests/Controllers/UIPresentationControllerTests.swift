import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIPresentationControllerTests {
  /// A presentation that logs its callbacks and reads a model in those of layout.
  private final class RecordingPresentation: UIPresentationController {
    let log: CallLog
    let model: Counterpart

    init(of presented: UIViewController, above presenting: UIViewController?, _ log: CallLog) {
      self.log = log
      model = Counterpart()
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 50, width: 100, height: 50)
    }

    override func containerViewWillLayoutSubviews() {
      log.append("willLayout")
      _ = model.title
    }

    override func containerViewDidLayoutSubviews() {
      log.append("didLayout")
      _ = model.number
    }

    override func presentationTransitionWillBegin() { log.append("willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("didEnd") }
    override func dismissalTransitionWillBegin() { log.append("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissalDidEnd") }
  }

  private final class Transitions: UIViewControllerTransitioningDelegate {
    let log: CallLog
    private(set) var presentation: RecordingPresentation?

    init(_ log: CallLog) {
      self.log = log
    }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = RecordingPresentation(of: presented, above: presenting, log)
      presentation = made
      return made
    }
  }

  private let log = CallLog()
  private let window: UIWindow
  private let presenting: RecordingController
  private let presented: RecordingController
  private let transitions: Transitions

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    presenting = RecordingController("a", in: log)
    presented = RecordingController("b", in: log)
    transitions = Transitions(log)
    window.rootViewController = presenting
    window.runFrame()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transitions
    _ = log.take()
  }

  private func frame() -> [String] {
    window.runFrame()
    return log.take()
  }

  @Test("R63, U39: a presented view appears in its container, whose layout comes before its own")
  func aPresentationCallsBackInOrder() {
    presenting.present(presented, animated: true) { [log] in log.append("completion") }
    #expect(
      log.take() == [
        "willBegin", "b.loadView", "b.viewDidLoad", "b.viewWillAppear", "didEnd", "completion",
      ]
    )
    let calls = frame()
    #expect(
      calls == [
        "b.updateViewConstraints", "b.view.updateConstraints", "willLayout", "didLayout",
        "b.viewIsAppearing", "b.updateProperties", "b.view.updateProperties",
        "b.viewWillLayoutSubviews", "b.view.layoutSubviews", "b.viewDidLayoutSubviews",
        "b.view.draw", "b.viewDidAppear",
      ]
    )
    #expect(presented.view.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(presenting.presentedViewController === presented)
    #expect(presented.presentingViewController === presenting)
    presented.dismiss(animated: true)
    #expect(
      log.take() == [
        "dismissalWillBegin", "b.viewWillDisappear", "b.viewDidDisappear", "dismissalDidEnd",
      ]
    )
    #expect(presenting.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(frame() == [])
  }

  @Test("R21: what the container's callbacks read asks for the container's layout, not the view's")
  func theContainersCallbacksAreTracked() throws {
    presenting.present(presented, animated: false)
    window.runFrame()
    _ = log.take()
    let model = try #require(transitions.presentation).model
    let before = window.work
    model.title = "new"
    #expect(frame() == ["willLayout", "didLayout"])
    model.number = 1
    #expect(frame() == ["willLayout", "didLayout"])
    model.note = "unseen"
    #expect(frame() == [])
    let work = window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 2)
    #expect(work[.layoutRequested] == 2)
    #expect(work[.layoutExecuted] == 2)
    #expect(work[.propertiesExecuted] == 0)
  }

  @Test("U39: a presentation fills the window")
  func withoutADelegateAViewFillsTheWindow() {
    let plain = RecordingController("plain", in: log)
    presenting.present(plain, animated: false)
    window.runFrame()
    #expect(plain.view.frame == window.bounds)
    #expect(plain.presentationController?.presentingViewController === presenting)
    presenting.dismiss(animated: false)
    #expect(plain.view.window == nil)
  }
}
