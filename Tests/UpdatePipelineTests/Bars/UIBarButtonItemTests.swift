import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIBarButtonItemTests {
  /// A controller that shows how much is unread in a badge.
  private final class InboxController: UIViewController {
    let model = Counterpart()
    let item = UIBarButtonItem(image: UIImage(systemName: "tray"))

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = item
    }

    override func updateProperties() {
      super.updateProperties()
      item.badge = model.number > 0 ? .count(model.number) : nil
    }
  }

  @Test(
    "U37: a badge that content sets is a binding and part of the picture, without a pass",
    arguments: [.propertyPass, .identityOracle] as [UpdateStrategy]
  )
  func aBadgeIsABinding(strategy: UpdateStrategy) {
    let controller = InboxController()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let window = UIWindow(frame: frame, strategy: strategy)
    window.rootViewController = controller
    window.runFrame()
    let empty = window.displayDigest()
    let before = window.work
    controller.model.number = 3
    window.runFrame()
    #expect(controller.item.badge == .count(3))
    #expect(controller.item.badge?.stringValue == "3")
    let work = window.work.work(since: before)
    #expect(work[.propertiesExecuted] == 1)
    #expect(work[.bindingsEvaluated] == 1)
    #expect(work[.bindingsEffective] == 1)
    #expect(work[.layoutExecuted] == 0)
    #expect(work[.displayExecuted] == 0)
    #expect(window.displayDigest() != empty)
    controller.model.number = 0
    window.runFrame()
    #expect(window.displayDigest() == empty)
  }

  @Test func anItemThatNobodyShowsIsNoBinding() {
    let fixture = ViewFixture()
    let item = UIBarButtonItem(title: "Done")
    fixture.child.onUpdateProperties = { item.badge = .indicator() }
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    #expect(fixture.window.work.work(since: before)[.bindingsEvaluated] == 0)
    #expect(item.badge == .indicator())
    #expect(item.badge?.stringValue == nil)
  }

  @Test func whatABarShowsIsInTheDigest() {
    let controller = InboxController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.runFrame()
    var digests = [window.displayDigest()]
    let badge = UIBarButtonItem.Badge.string("new")
    var red = badge
    red.backgroundColor = .red
    let changes: [() -> Void] = [
      { controller.title = "Inbox" },
      { controller.navigationItem.subtitle = "3 unread" },
      { controller.navigationItem.prompt = "Today" },
      { controller.item.badge = badge },
      { controller.item.badge = red },
      { controller.item.isEnabled = false },
      { controller.item.isSelected = true },
      { controller.item.tintColor = .red },
      { controller.item.title = "Tray" },
      { controller.item.image = UIImage(systemName: "tray.full") },
      { controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add) },
      { controller.navigationItem.leftBarButtonItem?.isHidden = true },
    ]
    for change in changes {
      change()
      digests.append(window.displayDigest())
    }
    #expect(Set(digests).count == 1 + changes.count)
  }

  @Test func anActionGivesTitleAndPicture() {
    var count = 0
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in count += 1 }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Add")
    #expect(item.image?.name == "plus")
    item.performPrimaryAction()
    item.isEnabled = false
    item.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func anItemShownNoLongerTellsNobody() {
    let controller = InboxController()
    controller.loadViewIfNeeded()
    #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
    controller.navigationItem.rightBarButtonItem = nil
    #expect(controller.navigationItem.rightBarButtonItems == nil)
    controller.item.title = "unseen"
    #expect(controller.item.title == "unseen")
  }
}
