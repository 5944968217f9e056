import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIButtonTests {
  /// A button that logs its update and then runs a closure of the test's.
  private final class RecordingButton: UIButton {
    var log = CallLog()
    var onUpdate: () -> Void = {}

    override func updateConfiguration() {
      super.updateConfiguration()
      log.append("updateConfiguration")
      onUpdate()
    }
  }

  /// A settled window with a recording button.
  private final class ButtonFixture {
    let views: ViewFixture
    let button = RecordingButton(configuration: .filled())
    let model = Counterpart()

    init(strategy: UpdateStrategy = .propertyPass) {
      views = ViewFixture(strategy: strategy)
      button.log = views.log
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      views.parent.addSubview(button)
      views.window.runFrame()
      _ = views.log.take()
    }

    nonisolated deinit {}
  }

  @Test(
    "R21, R22, R23: what updateConfiguration() and the handler read asks for both and no more",
    arguments: [UpdateStrategy.propertyPass, .layoutOnly, .identityOracle]
  )
  func readsOfAConfigurationUpdateAreTracked(strategy: UpdateStrategy) {
    let fixture = ButtonFixture(strategy: strategy)
    fixture.button.onUpdate = { _ = fixture.model.title }
    fixture.button.configurationUpdateHandler = { _ in
      fixture.views.log.append("handler")
      _ = fixture.model.number
    }
    #expect(fixture.views.frame() == ["updateConfiguration", "handler"])
    let before = fixture.views.window.work
    fixture.model.title = "new"
    #expect(fixture.views.frame() == ["updateConfiguration", "handler"])
    fixture.model.number = 1
    #expect(fixture.views.frame() == ["updateConfiguration", "handler"])
    let work = fixture.views.window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 2)
    #expect(work[.propertiesRequested] == 2)
    #expect(work[.propertiesExecuted] == 2)
    #expect(work[.propertiesRedundant] == 2)
    #expect(work[.layoutExecuted] == 0)
    #expect(work[.displayExecuted] == 0)
    fixture.model.note = "unseen"
    #expect(fixture.views.frame() == [])
  }

  @Test("R27: without observation tracking only a call updates a configuration")
  func withoutTrackingOnlyACallUpdates() {
    let fixture = ButtonFixture(strategy: .layoutOnlyUntracked)
    fixture.button.onUpdate = { _ = fixture.model.title }
    fixture.button.setNeedsUpdateConfiguration()
    #expect(fixture.views.frame() == ["updateConfiguration"])
    fixture.model.title = "new"
    #expect(fixture.views.frame() == [])
  }

  @Test("U34: a naive recompute updates configurations in every frame, counted as properties")
  func aNaiveRecomputeUpdatesConfigurationsInEveryFrame() {
    let fixture = ButtonFixture(strategy: .fullRecompute)
    let calls = fixture.views.frame()
    #expect(calls.filter { $0 == "updateConfiguration" } == ["updateConfiguration"])
    let before = fixture.views.window.work
    fixture.views.window.runFrame()
    // Parent, child and button.
    #expect(fixture.views.window.work.work(since: before)[.propertiesExecuted] == 3)
  }

  @Test("R29: a trait that a configuration update reads updates it")
  func aTraitUpdatesAConfiguration() {
    let fixture = ButtonFixture()
    fixture.button.onUpdate = { [unowned button = fixture.button] in
      _ = button.traitCollection.userInterfaceStyle
    }
    fixture.button.setNeedsUpdateConfiguration()
    fixture.views.window.runFrame()
    _ = fixture.views.log.take()
    fixture.views.window.traitOverrides.userInterfaceStyle = .dark
    fixture.views.window.runFrame()
    #expect(fixture.views.log.take().filter { $0.hasPrefix("update") } == ["updateConfiguration"])
    fixture.views.window.traitOverrides.horizontalSizeClass = .regular
    #expect(fixture.views.frame() == [])
  }

  @Test("R85: a state asks for an update, several requests are one, the same state asks for none")
  func aStateAsksForAnUpdate() {
    let fixture = ButtonFixture()
    let before = fixture.views.window.work
    fixture.button.isHighlighted = true
    fixture.button.isSelected = true
    fixture.button.setNeedsUpdateConfiguration()
    #expect(fixture.views.frame().filter { $0 == "updateConfiguration" }.count == 1)
    let work = fixture.views.window.work.work(since: before)
    #expect(work[.propertiesRequested] == 3)
    #expect(work[.propertiesCoalesced] == 2)
    fixture.button.isSelected = true
    #expect(fixture.views.frame() == [])
  }

  @Test("U34: a configuration is updated after the properties and before constraints and layout")
  func aConfigurationIsUpdatedAfterProperties() {
    let log = CallLog()
    let button = FullButton(log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(button)
    window.runFrame()
    _ = log.take()
    button.setNeedsLayout()
    button.setNeedsUpdateConstraints()
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateProperties()
    window.runFrame()
    #expect(
      log.take() == [
        "updateProperties", "updateConfiguration", "updateConstraints", "layoutSubviews",
      ]
    )
    button.setNeedsUpdateConfiguration()
    window.runFrame()
    #expect(log.take() == ["updateConfiguration"])
    button.setNeedsUpdateProperties()
    window.runFrame()
    #expect(log.take() == ["updateProperties"])
    button.setNeedsUpdateConfiguration()
    button.updatePropertiesIfNeeded()
    #expect(log.take() == ["updateConfiguration"])
  }

  @Test("A configuration set by its own update asks for no other")
  func settingTheConfigurationInItsUpdateEnds() {
    let fixture = ButtonFixture()
    fixture.button.onUpdate = { [unowned button = fixture.button] in
      button.configuration?.title = fixture.model.title
    }
    fixture.button.setNeedsUpdateConfiguration()
    fixture.views.window.runFrame()
    _ = fixture.views.log.take()
    let before = fixture.views.window.work
    fixture.model.title = "Send"
    #expect(fixture.views.frame() == ["updateConfiguration"])
    #expect(fixture.button.titleLabel?.text == "Send")
    let work = fixture.views.window.work.work(since: before)
    #expect(work[.propertiesExecuted] == 1)
    #expect(work[.propertiesRedundant] == 0)
    #expect(work[.bindingsEvaluated] == 1, "The label's text follows and is no binding.")
    #expect(work[.bindingsEffective] == 1)
    // The button for its content, the label for its text.
    #expect(work[.displayExecuted] == 1)
    fixture.button.setNeedsUpdateConfiguration()
    fixture.views.window.runFrame()
    #expect(fixture.views.window.work.work(since: before)[.bindingsRedundant] == 1)
  }

  @Test("A button without code that updates its configuration runs none")
  func aPlainButtonRunsNothing() {
    let fixture = ViewFixture()
    let button = UIButton(configuration: .plain())
    fixture.parent.addSubview(button)
    fixture.window.runFrame()
    let before = fixture.window.work
    button.setNeedsUpdateConfiguration()
    #expect(fixture.window.work == before)
  }

  @Test func aPrimaryActionGivesTitleAndPicture() {
    var senders: [Bool] = []
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { action in
      senders.append(action.sender is UIButton)
    }
    let plain = UIButton(configuration: .plain(), primaryAction: action)
    #expect(plain.configuration?.title == "Add")
    #expect(plain.configuration?.image?.name == "plus")
    let old = UIButton(type: .system, primaryAction: action)
    #expect(old.title(for: .normal) == "Add")
    plain.performPrimaryAction()
    old.sendActions(for: .primaryActionTriggered)
    #expect(senders == [true, true])
  }

  @Test func titlesFollowTheState() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Buy")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sold")
    #expect(button.title(for: .selected) == "Buy")
  }

  private final class FullButton: UIButton {
    let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) {
      log = CallLog()
      super.init(coder: coder)
    }

    override func updateProperties() {
      super.updateProperties()
      log.append("updateProperties")
    }

    override func updateConfiguration() {
      super.updateConfiguration()
      log.append("updateConfiguration")
    }

    override func updateConstraints() {
      log.append("updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layoutSubviews")
    }
  }
}
