import Foundation
import SnapKit
import Testing
import UIKit

/// Constraints that are kept, and what their layout constraints say.
@Suite struct ConstraintTests {
  private let screen = Screen()

  private func texts(_ constraint: Constraint?) -> [String] {
    constraint?.layoutConstraints.map { "\($0)" } ?? []
  }

  @Test func aConstraintHasOneOfEachAttribute() {
    var edges: Constraint?
    screen.box.snp.prepareConstraints { make in
      edges = make.edges.equalTo(screen.root.snp.margins).inset(1).priority(.low).constraint
    }
    #expect(
      texts(edges) == [
        "UIView(box).left == UIView(root).leftMargin + 1 @250",
        "UIView(box).top == UIView(root).topMargin + 1 @250",
        "UIView(box).right == UIView(root).rightMargin - 1 @250",
        "UIView(box).bottom == UIView(root).bottomMargin - 1 @250",
      ]
    )
    #expect(edges?.isActive == false)
  }

  @Test func numbersAreOfTheSuperviewOrLengths() {
    var constraints: [Constraint] = []
    constraints = screen.box.snp.prepareConstraints { make in
      make.left.equalTo(5)
      make.centerY.equalTo(7)
      make.width.lessThanOrEqualTo(9)
    }
    #expect(
      constraints.flatMap(texts) == [
        "UIView(box).left == UIView(root).left + 5",
        "UIView(box).centerY == UIView(root).top + 7",
        "UIView(box).width <= 9",
      ]
    )
  }

  @Test func aConstraintIsToggled() {
    var constraint: Constraint?
    screen.box.snp.makeConstraints { make in
      make.top.equalToSuperview()
      constraint = make.left.right.equalToSuperview().constraint
    }
    #expect(constraint?.isActive == true)
    constraint?.deactivate()
    #expect(constraint?.isActive == false)
    #expect(screen.root.constraints.count { $0.firstItem === screen.box } == 1)
    constraint?.isActive = true
    #expect(screen.root.constraints.count { $0.firstItem === screen.box } == 3)
    screen.box.snp.removeConstraints()
    #expect(constraint?.isActive == false)
    #expect(screen.root.constraints.count { $0.firstItem === screen.box } == 0)
  }

  @Test func insetsAreUpdatedByEdge() {
    var edges: Constraint?
    screen.box.snp.makeConstraints { edges = $0.edges.equalToSuperview().constraint }
    edges?.update(inset: 4)
    #expect(screen.boxFrame() == CGRect(x: 4, y: 4, width: 292, height: 192))
    edges?.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.boxFrame() == CGRect(x: 2, y: 1, width: 294, height: 196))
    edges?.update(inset: NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
    #expect(screen.boxFrame() == CGRect(x: 3, y: 4, width: 296, height: 194))
    edges?.update(offset: 5).update(priority: 10)
    #expect(screen.boxFrame() == CGRect(x: 5, y: 5, width: 300, height: 200))
  }

  @Test("R51: an update of a priority neither makes nor ends what is required")
  func requiredStaysRequired() throws {
    var (required, optional): (Constraint?, Constraint?)
    screen.box.snp.makeConstraints { make in
      required = make.left.equalToSuperview().constraint
      optional = make.top.equalToSuperview().priority(.medium).constraint
    }
    required?.update(priority: .low)
    optional?.update(priority: .required)
    #expect(required?.layoutConstraints.first?.priority == .required)
    #expect(optional?.layoutConstraints.first?.priority.rawValue == 500)
    optional?.update(priority: UILayoutPriority.defaultLow)
    #expect(optional?.layoutConstraints.first?.priority == .defaultLow)
  }

  @Test func aReferenceTakenInAnUpdateIsOfWhatIsUpdated() {
    screen.box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 10, height: 10))
    }
    var left: Constraint?
    screen.box.snp.updateConstraints { make in
      left = make.left.top.equalToSuperview().offset(3).constraint
    }
    #expect(screen.boxFrame().origin == CGPoint(x: 3, y: 3))
    left?.update(offset: 6)
    #expect(screen.boxFrame().origin == CGPoint(x: 6, y: 6))
    left?.deactivate()
    screen.box.snp.makeConstraints { $0.left.top.equalToSuperview().offset(1) }
    #expect(screen.boxFrame().origin == CGPoint(x: 1, y: 1))
    #expect(screen.root.constraints.count { $0.firstItem === screen.box } == 2)
  }

  @Test func updatingWithoutConstraintsMakesThem() {
    screen.box.snp.updateConstraints { $0.edges.equalToSuperview().inset(2) }
    #expect(screen.boxFrame() == CGRect(x: 2, y: 2, width: 296, height: 196))
  }

  @Test func namesAreKept() throws {
    screen.box.snp.makeConstraints { make in
      make.top.equalToSuperview().labeled("to the top")
    }
    let constraint = try #require(screen.root.constraints.first { $0.firstItem === screen.box })
    #expect(constraint.identifier == "to the top")
    #expect((constraint as? LayoutConstraint)?.label == "to the top")
    screen.box.snp.setLabel("a box")
    #expect(screen.box.snp.label() == "a box")
    #expect(screen.other.snp.label() == nil)
    #expect(screen.box.snp.target === screen.box)
  }

  @Test func contentPrioritiesAreTheView() {
    screen.box.snp.contentHuggingHorizontalPriority = 300
    screen.box.snp.contentCompressionResistanceVerticalPriority = 400
    #expect(screen.box.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(screen.box.snp.contentHuggingVerticalPriority == 250)
    #expect(screen.box.snp.contentCompressionResistanceHorizontalPriority == 750)
    #expect(screen.box.contentCompressionResistancePriority(for: .vertical).rawValue == 400)
  }

  @Test func itemsAreEqualByTargetAndParts() {
    #expect(screen.box.snp.left == screen.box.snp.left)
    #expect(screen.box.snp.left != screen.box.snp.right)
    #expect(screen.box.snp.left != screen.other.snp.left)
    #expect(screen.box.snp.size != screen.box.snp.width)
  }

  @Test func whatIsKeptGoesWithTheView() {
    weak var kept: Constraint?
    weak var view: UIView?
    do {
      let row = UIView()
      screen.root.addSubview(row)
      row.snp.makeConstraints { make in
        kept = make.edges.equalToSuperview().constraint
      }
      view = row
      row.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(kept == nil)
  }
}
