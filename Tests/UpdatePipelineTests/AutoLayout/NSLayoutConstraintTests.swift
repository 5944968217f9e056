import Foundation
import Testing
import UpdatePipeline

/// Constraints as objects: what they say of themselves and what they refuse.
@Suite struct NSLayoutConstraintTests {
  /// A subclass as layout libraries have one: it inherits the designated initializers.
  private final class LabelledConstraint: NSLayoutConstraint {
    var label: String?
  }

  private let parent = UIView()
  private let child = UIView()

  init() {
    parent.accessibilityIdentifier = "parent"
    child.accessibilityIdentifier = "child"
    parent.addSubview(child)
  }

  @Test func aSubclassInheritsTheInitializer() {
    let constraint = LabelledConstraint(
      item: child,
      attribute: .leadingMargin,
      relatedBy: .greaterThanOrEqual,
      toItem: parent,
      attribute: .trailing,
      multiplier: 2,
      constant: -3
    )
    constraint.label = "label"
    constraint.identifier = "name"
    constraint.priority = .defaultHigh
    #expect(constraint.firstItem === child)
    #expect(constraint.firstAttribute == .leadingMargin)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === parent)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == -3)
    #expect(!constraint.isActive)
    #expect(
      constraint.description
        == "UIView(child).leadingMargin >= 2 * UIView(parent).trailing - 3 @750"
    )
  }

  @Test func aGuideIsAnItem() {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    parent.addLayoutGuide(guide)
    let constraint = NSLayoutConstraint(
      item: guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 5
    )
    #expect(constraint.firstItem === guide)
    #expect(constraint.secondItem == nil)
    constraint.isActive = true
    #expect(parent.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(constraint)])
    #expect(constraint.description == "UILayoutGuide(guide) of UIView(parent).width == 5")
  }

  @Test("R50: it starts inactive; the nearest common ancestor keeps it, whichever side it is on")
  func theCommonAncestorKeepsIt() {
    let (cousin, inside) = (UIView(), UIView())
    parent.addSubview(cousin)
    cousin.addSubview(inside)
    let within = inside.leftAnchor.constraint(equalTo: cousin.leftAnchor)
    let across = inside.leftAnchor.constraint(equalTo: child.leftAnchor)
    let own = child.widthAnchor.constraint(equalTo: child.heightAnchor)
    #expect([within, across, own].allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate([within, across, own])
    #expect(cousin.constraints.map(\.description) == [within.description])
    #expect(parent.constraints.map(\.description) == [across.description])
    #expect(child.constraints.map(\.description) == [own.description])
    NSLayoutConstraint.deactivate([within, across, own])
    #expect(parent.constraints.isEmpty && cousin.constraints.isEmpty && child.constraints.isEmpty)
  }

  @Test func attributesHaveUIKitsNumbers() {
    let numbers: [NSLayoutConstraint.Attribute: Int] = [
      .notAnAttribute: 0, .left: 1, .right: 2, .top: 3, .bottom: 4, .leading: 5, .trailing: 6,
      .width: 7, .height: 8, .centerX: 9, .centerY: 10, .lastBaseline: 11, .firstBaseline: 12,
      .leftMargin: 13, .rightMargin: 14, .topMargin: 15, .bottomMargin: 16, .leadingMargin: 17,
      .trailingMargin: 18, .centerXWithinMargins: 19, .centerYWithinMargins: 20,
    ]
    for (attribute, number) in numbers {
      #expect(attribute.rawValue == number)
    }
  }

  @Test func aReleasedItemIsGone() {
    var view: UIView? = UIView()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint?.firstItem != nil)
    view = nil
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.description == "a released item.width == 5")
  }

  @Test("R51: optional priorities change while active")
  func optionalPrioritiesChange() {
    let constraint = child.widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = UILayoutPriority(999)
    #expect(constraint.priority.rawValue == 999)
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  // MARK: What is refused

  @Test("R50: without a common ancestor")
  func unrelatedViewsAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        first.accessibilityIdentifier = "first"
        second.accessibilityIdentifier = "second"
        first.leftAnchor.constraint(equalTo: second.leftAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIView(first) and UIView(second) don't"))
  }

  @Test("R51: from optional to required while active")
  func becomingRequiredIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = .defaultLow
        constraint.isActive = true
        constraint.priority = .required
      }
    }
  }

  @Test("R51: from required to optional while active")
  func becomingOptionalIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.priority = .defaultLow
      }
    }
  }

  @Test("R51: a priority out of its range")
  func prioritiesOutOfRangeAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = UILayoutPriority(0) }
    await #expect(processExitsWith: .failure) { _ = UILayoutPriority(1_000.5) }
  }

  @Test func aReleasedItemIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var view: UIView? = UIView()
        let constraint = view?.widthAnchor.constraint(equalToConstant: 5)
        view = nil
        constraint?.isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The items of a constraint must exist when it is activated"))
  }

  @Test func aLocationAndANumberAreRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(),
          attribute: .left,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 5
        )
      }
    }
  }

  @Test func attributesOfTwoKindsAreRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view,
          attribute: .left,
          relatedBy: .equal,
          toItem: view,
          attribute: .width,
          multiplier: 1,
          constant: 0
        )
      }
    }
  }

  @Test func leadingAndLeftAreRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
  }
}
