import Foundation
import UBInstrumentation
import UBLists
import TestSupport
import Testing
import UpdatePipeline

@Suite struct CellConfigurationTests {
  /// A cell that shows a model's title by its configuration, and logs what runs.
  private final class ConfiguredCell: UITableViewCell {
    var log = CallLog()
    var model: Counterpart?

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append("updateConfiguration\(state.isSelected ? " selected" : "")")
      var content = UIListContentConfiguration.cell()
      content.text = model?.title
      content.textProperties.color = state.isSelected ? .systemBlue : .label
      contentConfiguration = content
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layoutSubviews")
    }
  }

  /// A settled window with one such cell.
  private final class CellFixture {
    let window: UIWindow
    let cell = ConfiguredCell(style: .default, reuseIdentifier: nil)
    let model = Counterpart()

    init(strategy: UpdateStrategy = .propertyPass) {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      window = UIWindow(frame: frame, strategy: strategy)
      model.title = "title"
      cell.model = model
      cell.frame = frame
      window.addSubview(cell)
      window.runFrame()
    }

    nonisolated deinit {}

    var label: UILabel? {
      cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    }

    func frame() -> [String] {
      window.runFrame()
      return cell.log.take()
    }
  }

  @Test(
    "R21, R22, R23, R24, U35: a change of what a cell's configuration read asks for that alone",
    arguments: [.propertyPass, .layoutOnly, .identityOracle] as [UpdateStrategy]
  )
  func aConfigurationIsTracked(strategy: UpdateStrategy) {
    let fixture = CellFixture(strategy: strategy)
    #expect(fixture.cell.log.take() == ["updateConfiguration", "layoutSubviews"])
    #expect(fixture.label?.text == "title")
    let before = fixture.window.work
    fixture.model.title = "other"
    #expect(fixture.frame() == ["updateConfiguration"])
    #expect(fixture.label?.text == "other")
    let work = fixture.window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 1)
    #expect(work[.propertiesRequested] == 1)
    #expect(work[.propertiesExecuted] == 1)
    #expect(work[.bindingsEvaluated] == 1)
    #expect(work[.bindingsEffective] == 1)
    #expect(work[.layoutCellExecuted] == 0)
    #expect(work[.displayExecuted] == 1)
    fixture.model.note = "unseen"
    #expect(fixture.frame() == [])
  }

  @Test func aNaiveRecomputeUpdatesConfigurationsInEveryFrame() {
    let fixture = CellFixture(strategy: .fullRecompute)
    _ = fixture.cell.log.take()
    let before = fixture.window.work
    #expect(fixture.frame() == ["updateConfiguration", "layoutSubviews"])
    let work = fixture.window.work.work(since: before)
    #expect(work[.bindingsRedundant] == 1)
    fixture.model.title = "other"
    #expect(fixture.frame() == ["updateConfiguration", "layoutSubviews"])
    #expect(fixture.label?.text == "other")
  }

  @Test("All strategies show the same", arguments: UpdateStrategy.standard)
  func strategiesAgree(strategy: UpdateStrategy) {
    let fixture = CellFixture(strategy: strategy)
    let reference = CellFixture(strategy: .fullRecompute)
    for title in ["a", "bb", "bb", "cc"] {
      for each in [fixture, reference] {
        each.model.title = title
        each.cell.isSelected = title == "bb"
        each.window.runFrame()
      }
      #expect(fixture.window.displayDigest() == reference.window.displayDigest())
    }
  }

  @Test("R21, R84: setting the handler asks for an update, in which it runs after the method")
  func theHandlerRunsLast() {
    let fixture = CellFixture()
    _ = fixture.cell.log.take()
    let other = Counterpart()
    fixture.cell.configurationUpdateHandler = { [log = fixture.cell.log] cell, state in
      log.append("handler\(state.isSelected ? " selected" : "")")
      _ = other.number
    }
    #expect(fixture.frame() == ["updateConfiguration", "handler"])
    other.number = 1
    #expect(fixture.frame() == ["updateConfiguration", "handler"])
    fixture.cell.isSelected = true
    #expect(fixture.frame() == ["updateConfiguration selected", "handler selected"])
    fixture.cell.configurationUpdateHandler = nil
    #expect(fixture.frame() == ["updateConfiguration selected"])
  }

  @Test("R85: another state asks for an update; several requests are one; the same asks for none")
  func aStateAsksForAnUpdate() {
    let fixture = CellFixture()
    _ = fixture.cell.log.take()
    let before = fixture.window.work
    fixture.cell.isSelected = true
    fixture.cell.isHighlighted = true
    fixture.cell.setNeedsUpdateConfiguration()
    #expect(fixture.frame() == ["updateConfiguration selected"])
    #expect(fixture.label?.textColor == .systemBlue)
    let work = fixture.window.work.work(since: before)
    #expect(work[.propertiesRequested] == 3)
    #expect(work[.propertiesCoalesced] == 2)
    fixture.cell.isSelected = true
    #expect(fixture.frame() == [])
  }

  @Test("R29: a trait that a configuration read asks for it, another doesn't")
  func aTraitUpdatesAConfiguration() {
    let fixture = CellFixture()
    fixture.cell.configurationUpdateHandler = { cell, state in
      _ = state.traitCollection.preferredContentSizeCategory
    }
    _ = fixture.frame()
    fixture.window.traitOverrides.horizontalSizeClass = .regular
    #expect(fixture.frame() == [])
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(fixture.frame().first == "updateConfiguration")
  }

  @Test("R7, U34: a configuration's update runs no properties and no layout of the cell")
  func aConfigurationRunsAfterTheProperties() {
    let log = CallLog()
    let cell = FullCell(style: .default, reuseIdentifier: nil)
    cell.log = log
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    window.addSubview(cell)
    window.runFrame()
    #expect(log.take() == ["properties", "configuration", "layout"])
    cell.setNeedsUpdateConfiguration()
    window.runFrame()
    #expect(log.take() == ["configuration"])
    cell.setNeedsUpdateProperties()
    window.runFrame()
    #expect(log.take() == ["properties"])
    let old = UIWindow(frame: window.frame, strategy: .layoutOnly)
    old.addSubview(cell)
    old.runFrame()
    _ = log.take()
    cell.setNeedsLayout()
    old.runFrame()
    #expect(log.take() == ["properties", "layout"])
  }

  @Test("U35: a configuration that can't be compared leaves the counting to its view")
  func aConfigurationOfTheAppsIsCountedByItsView() {
    let fixture = ViewFixture()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fixture.parent.addSubview(cell)
    fixture.child.onUpdateProperties = {
      cell.contentConfiguration = PlainContent(text: "text", isFaint: true)
    }
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let view = cell.contentView.subviews.first as? PlainView
    #expect(view?.label.text == "text")
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    #expect(cell.contentView.subviews.first === view)
    let work = fixture.window.work.work(since: before)
    #expect(work[.bindingsEvaluated] == 2)
    #expect(work[.bindingsRedundant] == 2)
  }

  @Test("U40: content of another type gets another view in the same contentView")
  func contentOfAnotherTypeGetsAnotherView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let contentView = cell.contentView
    cell.contentConfiguration = PlainContent(text: "text", isFaint: false)
    let first = cell.contentView.subviews.first
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.contentView.subviews.first !== first)
    #expect(cell.contentView.subviews.first is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.contentView === contentView)
  }

  @Test func aBackgroundFollowsTheState() {
    let fixture = CellFixture()
    fixture.cell.backgroundConfiguration = .listCell()
    let view = fixture.cell.subviews.first
    #expect(view?.frame == fixture.cell.bounds)
    #expect(view?.backgroundColor == .systemBackground)
    fixture.cell.isHighlighted = true
    fixture.window.runFrame()
    #expect(view?.backgroundColor == .systemGray4)
    fixture.cell.automaticallyUpdatesBackgroundConfiguration = false
    fixture.cell.backgroundConfiguration = .clear()
    #expect(view?.backgroundColor == nil)
    fixture.cell.backgroundConfiguration = nil
    #expect(view?.superview == nil)
  }

  @Test("R82: reuse ends the state of the row before, and what the cell read")
  func reuseEndsTheState() {
    let cell = ConfiguredCell(style: .default, reuseIdentifier: "cell")
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
  }

  @Test("A class adds values of its own to the state")
  func aStateHoldsValuesOfTheApps() {
    let key = UIConfigurationStateCustomKey("isDraft")
    var state = UICellConfigurationState(traitCollection: .standard)
    let plain = state
    state[key] = true
    #expect(state[key] as? Bool == true)
    #expect(state != plain)
    state[key] = nil
    #expect(state == plain)
  }

  private final class FullCell: UITableViewCell {
    var log = CallLog()

    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append("configuration")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  /// Content of the app's own.
  private struct PlainContent: UIContentConfiguration {
    var text: String
    var isFaint: Bool

    func makeContentView() -> any UIView & UIContentView {
      PlainView(self)
    }

    func updated(for state: any UIConfigurationState) -> PlainContent { self }
  }

  private final class PlainView: UIView, UIContentView {
    let label = UILabel()

    var configuration: any UIContentConfiguration {
      didSet { show() }
    }

    init(_ content: PlainContent) {
      configuration = content
      super.init(frame: .zero)
      addSubview(label)
      show()
    }

    required init?(coder: NSCoder) {
      return nil
    }

    private func show() {
      guard let content = configuration as? PlainContent else { return }
      label.text = content.text
      label.alpha = content.isFaint ? 0.5 : 1
    }
  }
}
