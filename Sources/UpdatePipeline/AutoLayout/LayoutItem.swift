import ConstraintSolver
import Foundation

/// A view's part in the solver of its window: up to four variables and what the view says of them.
///
/// A variable is made when a constraint first mentions it. Of a view that translates its
/// autoresizing mask a variable is *pinned* to the frame that was set (R56); of another, the size
/// is held to the intrinsic content size by up to four optional constraints (R54).
struct LayoutItem {
  /// One of the numbers that place a view in its superview (R47).
  enum Number: Int, CaseIterable {
    case minX, minY, width, height
  }

  /// The building of the solver that the variables belong to.
  var build: Int
  var variables = InlineArray<4, Variable?>(repeating: nil)
  var pins = InlineArray<4, Constraint?>(repeating: nil)

  /// The intrinsic size that the solver knows.
  var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// Per axis, the constraint against growing and the one against shrinking.
  var hugging = InlineArray<2, Constraint?>(repeating: nil)
  var resistance = InlineArray<2, Constraint?>(repeating: nil)

  init(build: Int) {
    self.build = build
  }
}

/// How firmly a view keeps to its intrinsic size, per axis (R61).
struct ContentPriorities {
  var hugging = InlineArray<2, UILayoutPriority>(repeating: .defaultLow)
  var resistance = InlineArray<2, UILayoutPriority>(repeating: .defaultHigh)
}
