import Foundation
import SnapKit
import UIKit

/// Call shapes of constraints to views, guides and parts of them.
nonisolated enum CallShapes {
  static let edges: [CallShape] = [
    CallShape("edges of the superview", gives: (0, 0, 300, 200)) { make, _ in
      make.edges.equalToSuperview()
    },
    CallShape("edges of the superview, inset", gives: (16, 16, 268, 168)) { make, _ in
      make.edges.equalToSuperview().inset(16)
    },
    CallShape("edges, inset by insets", gives: (2, 1, 294, 196)) { make, _ in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    CallShape("edges, offset", gives: (5, 5, 300, 200)) { make, _ in
      make.edges.equalToSuperview().offset(5)
    },
    CallShape("edges equal to insets", gives: (2, 1, 294, 196)) { make, _ in
      make.edges.equalTo(ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    CallShape("directional edges, inset", gives: (2, 1, 294, 196)) { make, _ in
      make.directionalEdges.equalToSuperview().inset(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      )
    },
    CallShape("directional edges equal to insets", gives: (2, 1, 294, 196)) { make, _ in
      make.directionalEdges.equalTo(
        ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      )
    },
    CallShape("horizontal and vertical edges", gives: (10, 20, 280, 160)) { make, _ in
      make.horizontalEdges.equalToSuperview().inset(10)
      make.verticalEdges.equalToSuperview().inset(20)
    },
    CallShape("directional horizontal and vertical", gives: (10, 20, 280, 160)) { make, _ in
      make.directionalHorizontalEdges.equalToSuperview().inset(10)
      make.directionalVerticalEdges.equalToSuperview().inset(20)
    },
    CallShape("a chain of edges", gives: (20, 30, 100, 170)) { make, screen in
      make.left.top.right.equalTo(screen.other)
      make.bottom.equalToSuperview()
    },
    CallShape("leading and trailing", gives: (8, 0, 272, 200)) { make, screen in
      make.leading.equalTo(screen.root.snp.leading).offset(8)
      make.trailing.equalTo(screen.root.snp.trailing).offset(-20)
      make.top.bottom.equalToSuperview()
    },
    CallShape("edges of margins", gives: (8, 8, 284, 184)) { make, screen in
      make.edges.equalTo(screen.root.snp.margins)
    },
    CallShape("directional edges of margins", gives: (8, 8, 284, 184)) { make, screen in
      make.directionalEdges.equalTo(screen.root.snp.directionalMargins)
    },
    CallShape("margins at edges", gives: (12, 22, 116, 56)) { make, screen in
      make.margins.equalTo(screen.other.snp.edges)
    },
    CallShape("edges of the safe area", gives: (0, 0, 300, 200)) { make, screen in
      make.edges.equalTo(screen.root.safeAreaLayoutGuide)
    },
    CallShape("a closure of the superview", gives: (9, 9, 282, 182)) { make, _ in
      make.edges.equalToSuperview({ $0.layoutMarginsGuide }).inset(1)
    },
  ]

  static let neighbours: [CallShape] = [
    CallShape("below another", gives: (20, 78, 100, 12)) { make, screen in
      make.top.equalTo(screen.other.snp.bottom).offset(8).priority(.high)
      make.left.right.equalTo(screen.other)
      make.height.equalTo(12)
    },
    CallShape("beside another", gives: (130, 30, 40, 40)) { make, screen in
      make.left.equalTo(screen.other.snp.right).offset(10)
      make.top.bottom.equalTo(screen.other)
      make.width.equalTo(screen.other.snp.height)
    },
    CallShape("several attributes at one", gives: (0, 70, 50, 0)) { make, screen in
      make.top.bottom.equalTo(screen.other.snp.bottom)
      make.left.equalTo(0)
      make.width.equalTo(50)
    },
    CallShape("a guide", gives: (200, 100, 60, 50)) { make, screen in
      make.edges.equalTo(screen.guide)
    },
    CallShape("parts of a guide", gives: (190, 150, 20, 10)) { make, screen in
      make.centerX.equalTo(screen.guide.snp.left)
      make.top.equalTo(screen.guide.snp.bottom)
      make.size.equalTo(CGSize(width: 20, height: 10))
    },
    CallShape("baselines", gives: (0, 28, 10, 42)) { make, screen in
      make.lastBaseline.equalTo(screen.other)
      make.firstBaseline.equalTo(screen.other.snp.firstBaseline).offset(-2)
      make.left.equalToSuperview()
      make.width.equalTo(10)
    },
    CallShape("a margin of another", gives: (28, 38, 10, 10)) { make, screen in
      make.left.equalTo(screen.other.snp.leftMargin)
      make.top.equalTo(screen.other.snp.topMargin)
      make.width.height.equalTo(10)
    },
  ]

  static let sizes: [CallShape] = [
    CallShape("a size and a point", gives: (7, 9, 60, 40)) { make, _ in
      make.size.equalTo(CGSize(width: 60, height: 40))
      make.left.top.equalTo(CGPoint(x: 7, y: 9))
    },
    CallShape("the size of another", gives: (0, 0, 100, 40)) { make, screen in
      make.size.equalTo(screen.other)
      make.left.top.equalToSuperview()
    },
    CallShape("a size with an offset", gives: (0, 0, 110, 50)) { make, screen in
      make.size.equalTo(screen.other).offset(10)
      make.left.top.equalToSuperview()
    },
    CallShape("a size with an inset", gives: (0, 0, 80, 20)) { make, screen in
      make.size.equalTo(screen.other).inset(10)
      make.left.top.equalToSuperview()
    },
    CallShape("in the middle", gives: (120, 80, 60, 40)) { make, _ in
      make.center.equalToSuperview()
      make.size.equalTo(CGSize(width: 60, height: 40))
    },
    CallShape("the middle of another, offset", gives: (65, 35, 20, 40)) { make, screen in
      make.center.equalTo(screen.other).offset(5)
      make.width.equalTo(20)
      make.height.equalTo(40)
    },
    CallShape("the middle at a point", gives: (40, 25, 20, 10)) { make, _ in
      make.center.equalTo(CGPoint(x: 50, y: 30))
      make.size.equalTo(CGSize(width: 20, height: 10))
    },
    CallShape("the middle of the margins", gives: (140, 95, 20, 10)) { make, screen in
      make.center.equalTo(screen.root.snp.centerWithinMargins)
      make.size.equalTo(CGSize(width: 20, height: 10))
    },
    CallShape("multiplied and divided", gives: (0, 0, 200, 50)) { make, screen in
      make.width.equalTo(screen.other).multipliedBy(2)
      make.height.equalToSuperview().dividedBy(4)
      make.left.top.equalToSuperview()
    },
    CallShape("a ratio with an offset", gives: (0, 0, 53, 20)) { make, screen in
      make.width.equalTo(screen.other).multipliedBy(0.5).offset(3)
      make.height.equalTo(screen.box.snp.width).multipliedBy(0).offset(20)
      make.left.top.equalToSuperview()
    },
    CallShape("numbers of every type", gives: (1, 2, 3, 4)) { make, _ in
      make.left.equalTo(UInt(1))
      make.top.equalTo(Float(2))
      make.width.equalTo(CGFloat(3))
      make.height.equalTo(4.0)
    },
    CallShape("at least and at most", gives: (20, 0, 100, 60)) { make, screen in
      make.left.greaterThanOrEqualTo(screen.other)
      make.right.lessThanOrEqualTo(screen.other.snp.right)
      make.width.equalToSuperview().priority(.low)
      make.top.equalToSuperview()
      make.height.greaterThanOrEqualTo(60)
      make.height.equalTo(10).priority(999)
    },
    CallShape("within the superview", gives: (0, 0, 300, 200)) { make, _ in
      make.left.top.greaterThanOrEqualToSuperview()
      make.right.bottom.lessThanOrEqualToSuperview()
      make.size.equalTo(CGSize(width: 1_000, height: 1_000)).priority(ConstraintPriority.medium)
    },
    CallShape("priorities", gives: (0, 0, 80, 30)) { make, _ in
      make.left.top.equalToSuperview()
      make.width.equalTo(80).priority(ConstraintPriority.low.advanced(by: 1))
      make.width.equalTo(90).priority(.low)
      make.height.equalTo(30).priority(UILayoutPriority.defaultHigh)
      make.height.equalTo(40).priority(749.5)
    },
  ]

  static let all = edges + neighbours + sizes
}
