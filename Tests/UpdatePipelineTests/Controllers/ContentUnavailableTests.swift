import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct ContentUnavailableTests {
  /// A controller that shows a placeholder while there is nothing in its model.
  private final class ListController: UIViewController {
    let log: CallLog
    let model = Counterpart()

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      log = CallLog()
      super.init(coder: coder)
    }

    override func updateProperties() {
      super.updateProperties()
      log.append("updateProperties")
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      super.updateContentUnavailableConfiguration(using: state)
      log.append("updateContentUnavailable")
      guard model.number == 0 else { return contentUnavailableConfiguration = nil }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = model.title
      contentUnavailableConfiguration = configuration
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.append("viewWillLayoutSubviews")
    }
  }

  private func shown(
    under strategy: UpdateStrategy
  ) -> (UIWindow, ListController, CallLog) {
    let log = CallLog()
    let controller = ListController(log)
    controller.model.title = "Nothing here"
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let window = UIWindow(frame: frame, strategy: strategy)
    window.rootViewController = controller
    window.runFrame()
    return (window, controller, log)
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }.map { [$0] } ?? []
    return own + view.subviews.flatMap { $0.isHidden ? [] : texts(in: $0) }
  }

  @Test(
    "R21, R23, U34: a placeholder's update is tracked by itself, and follows the properties",
    arguments: [.propertyPass, .identityOracle] as [UpdateStrategy]
  )
  func aPlaceholderIsTracked(strategy: UpdateStrategy) {
    let (window, controller, log) = shown(under: strategy)
    #expect(
      log.take().prefix(3) == [
        "updateProperties", "updateContentUnavailable", "viewWillLayoutSubviews",
      ]
    )
    #expect(texts(in: controller.view) == ["Nothing here"])
    let before = window.work
    controller.model.title = "Still nothing"
    window.runFrame()
    #expect(log.take() == ["updateContentUnavailable"])
    #expect(texts(in: controller.view) == ["Still nothing"])
    let work = window.work.work(since: before)
    #expect(work[.propertiesRequested] == 1)
    #expect(work[.propertiesExecuted] == 1)
    #expect(work[.bindingsEvaluated] == 1)
    #expect(work[.bindingsEffective] == 1)
    // The placeholder's view and, by it, the label that has another size.
    #expect(work[.layoutExecuted] == 2)
    controller.model.number = 1
    window.runFrame()
    #expect(log.take().first == "updateContentUnavailable")
    #expect(texts(in: controller.view) == [])
    controller.model.title = "unread by now"
    window.runFrame()
    #expect(log.take() == [])
  }

  @Test("R21: under layoutOnly a placeholder has a request of its own, too")
  func aPlaceholderIsTrackedUnderLayoutOnly() {
    let (window, controller, log) = shown(under: .layoutOnly)
    #expect(
      log.take().prefix(3) == [
        "updateContentUnavailable", "updateProperties", "viewWillLayoutSubviews",
      ]
    )
    controller.model.title = "Still nothing"
    window.runFrame()
    #expect(log.take() == ["updateContentUnavailable"])
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.runFrame()
    #expect(log.take() == ["updateContentUnavailable"])
  }

  @Test func aNaiveRecomputeUpdatesPlaceholdersInEveryFrame() {
    let (window, controller, log) = shown(under: .fullRecompute)
    _ = log.take()
    controller.model.title = "Still nothing"
    window.runFrame()
    #expect(log.take().prefix(2) == ["updateProperties", "updateContentUnavailable"])
    #expect(texts(in: controller.view) == ["Still nothing"])
  }

  @Test("The same placeholder again is redundant")
  func theSamePlaceholderIsRedundant() {
    let (window, controller, _) = shown(under: .propertyPass)
    let before = window.work
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.runFrame()
    let work = window.work.work(since: before)
    #expect(work[.bindingsRedundant] == 1)
    #expect(work[.propertiesRedundant] == 1)
    #expect(work[.displayExecuted] == 0)
  }

  @Test func thePartsOfAPlaceholderGoBelowEachOther() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.button.title = "Again"
    var count = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
    controller.contentUnavailableConfiguration = configuration
    let view = try #require(controller.view.subviews.first)
    view.layoutIfNeeded()
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
    button.performPrimaryAction()
    #expect(count == 1)
    let frames = view.subviews.filter { !$0.isHidden }.map(\.frame)
    // A picture of 49 points, then texts of 22 and 15 points (26 and 18 high), then the button.
    let height: CGFloat = 49 + 15 + 26 + 8 + 18 + 20 + 34
    let top = (300 - height) / 2
    #expect(frames.map(\.minY) == [top, top + 64, top + 98, top + 136])
    #expect(frames.map(\.height) == [49, 26, 18, 34])
    #expect(frames.allSatisfy { $0.midX == 150 })
  }

  @Test func aLoadingPlaceholderTurnsItsWheel() throws {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let view = try #require(controller.view.subviews.first)
    let wheel = view.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheel.map(\.isAnimating) == [true])
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func aSearchNamesWhatWasSearched() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .standard)
    let configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.updated(for: state) == configuration)
    state.searchText = "cat"
    #expect(configuration.updated(for: state).text == "No Results for “cat”")
  }
}
