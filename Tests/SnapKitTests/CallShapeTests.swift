import Foundation
import SnapKit
import Testing
import UIKit

/// Frames worked out by hand for each call shape.
@Suite struct CallShapeTests {
  @Test(arguments: CallShapes.all)
  func shapesSolve(shape: CallShape) {
    let screen = Screen()
    screen.box.snp.makeConstraints { shape.describe($0, screen) }
    #expect(screen.boxFrame() == shape.frame)
    #expect(screen.window.constraintConflicts == [])
  }

  @Test(arguments: CallShapes.all)
  func preparedShapesSolveOnceActivated(shape: CallShape) {
    let screen = Screen()
    let constraints = screen.box.snp.prepareConstraints { shape.describe($0, screen) }
    #expect(constraints.allSatisfy { !$0.isActive })
    for constraint in constraints {
      constraint.activate()
    }
    #expect(screen.boxFrame() == shape.frame)
  }

  @Test(arguments: CallShapes.all)
  func remadeShapesSolve(shape: CallShape) {
    let screen = Screen()
    screen.box.snp.makeConstraints { $0.edges.equalToSuperview().inset(3) }
    screen.box.snp.remakeConstraints { shape.describe($0, screen) }
    #expect(screen.boxFrame() == shape.frame)
  }

  @Test func aGuideIsPlaced() {
    let screen = Screen()
    #expect(screen.guide.layoutFrame == CGRect(x: 200, y: 100, width: 60, height: 50))
    screen.guide.snp.updateConstraints { $0.width.equalTo(61) }
    screen.guide.snp.remakeConstraints { $0.edges.equalTo(screen.other).inset(1) }
    screen.window.runFrame()
    #expect(screen.guide.layoutFrame == CGRect(x: 21, y: 31, width: 98, height: 38))
    screen.guide.snp.removeConstraints()
    #expect(screen.guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func leadingFollowsTheDirection() {
    let screen = Screen()
    screen.root.semanticContentAttribute = .forceRightToLeft
    screen.box.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 20, height: 20))
    }
    #expect(screen.boxFrame() == CGRect(x: 270, y: 0, width: 20, height: 20))
  }

  @Test func insetsOfTheOtherKindFollowTheConfiguredDirection() {
    let screen = Screen()
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    screen.box.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) }
    #expect(screen.boxFrame() == CGRect(x: 2, y: 0, width: 297, height: 200))
  }

  @Test func aChainThatNothingIsRelatedToMakesNothing() {
    let screen = Screen()
    screen.box.snp.makeConstraints { make in
      _ = make.left.right
      make.top.equalToSuperview()
    }
    #expect(screen.root.constraints.count { $0.firstItem === screen.box } == 1)
  }
}
