import UBInstrumentation
import UIKit

/// An up-to-date window of 300 × 300 points with a scripted root view and subview.
final class Stage {
  let window: UIWindow
  let root = ScriptedView()
  let child = ScriptedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(strategy: UpdateStrategy = .propertyPass) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    window = UIWindow(frame: frame, strategy: strategy)
    root.addSubview(child)
    window.rootView = root
    window.runFrame()
  }

  /// The work of a change and the frame after it.
  func work(of change: () -> Void = {}) -> WorkCounters {
    let before = window.work
    change()
    window.runFrame()
    return window.work.work(since: before)
  }

  /// Adds a view to the root, to be placed by constraints.
  func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// The number of different pictures displayed in frames of 1/60 s.
  func pictures(inFrames count: Int) -> Int {
    var shown: Set<UInt64> = []
    for _ in 0..<count {
      window.runFrame()
      shown.insert(window.displayDigest())
    }
    return shown.count
  }
}

extension WorkCounters {
  /// The constraints added and removed and the constants edited.
  var solverOperations: Int {
    self[.solverConstraintsAdded] + self[.solverConstraintsRemoved] + self[.solverConstantsEdited]
  }
}
