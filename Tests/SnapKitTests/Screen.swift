import Foundation
import UBInstrumentation
import SnapKit
import UIKit

/// A window of 300 by 200 points whose root has an `other` view at (20, 30, 100, 40), a guide at
/// (200, 100, 60, 50), and a `box` without constraints.
final class Screen {
  let window: UIWindow
  let root = UIView()
  let other = UIView()
  let box = UIView()
  let guide = UILayoutGuide()

  init(strategy: UpdateStrategy = .propertyPass) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200), strategy: strategy)
    window.rootView = root
    root.accessibilityIdentifier = "root"
    other.accessibilityIdentifier = "other"
    box.accessibilityIdentifier = "box"
    root.addSubview(other)
    root.addSubview(box)
    root.addLayoutGuide(guide)
    other.snp.makeConstraints { make in
      make.left.equalTo(20)
      make.top.equalTo(30)
      make.size.equalTo(CGSize(width: 100, height: 40))
    }
    guide.snp.makeConstraints { make in
      make.left.equalTo(root).offset(200)
      make.top.equalTo(root).offset(100)
      make.width.equalTo(60)
      make.height.equalTo(50)
    }
    window.runFrame()
  }

  // Suites are released off the main actor; each view hops there by itself.
  nonisolated deinit {}

  /// The frame of the box after a frame of the window.
  func boxFrame() -> CGRect {
    window.runFrame()
    return box.frame
  }

  /// The solver's operations in a change and the frame after it, those that are not zero.
  func solverWork(of change: () -> Void) -> [Counter: Int] {
    let before = window.work
    change()
    window.runFrame()
    let work = window.work.work(since: before)
    let solver: [Counter] = [
      .solverConstraintsAdded, .solverConstraintsRemoved, .solverConstantsEdited,
    ]
    return Dictionary(uniqueKeysWithValues: solver.map { ($0, work[$0]) }).filter { $0.value != 0 }
  }
}
