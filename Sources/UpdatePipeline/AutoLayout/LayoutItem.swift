import UBConstraintSolver
import Foundation

/// A view's or layout guide's part in the solver of its window.
///
/// A variable is made when a constraint first mentions it. Of a view that translates its
/// autoresizing mask a variable is *pinned* to the frame that was set (R56); of another, the size
/// is held to the intrinsic content size by up to four optional constraints (R54). Of a guide that
/// follows insets a variable is pinned to its view.
final class LayoutItem {
  /// One of the numbers that place an item in its superview (R47).
  enum Number: Int, CaseIterable {
    case minX, minY, width, height
  }

  /// What places the item.
  enum Role {
    /// A view: its frame, or constraints.
    case view
    /// A guide: constraints.
    case guide
    /// The safe area of a view: its size and its insets.
    case safeArea
    /// The layout margins of a view: its size and its insets.
    case margins
  }

  let role: Role
  private unowned(unsafe) var owner: UIView?
  private unowned(unsafe) var ownGuide: UILayoutGuide?
  /// What one building of a solver knows of the item.
  var solved = SolvedItem()

  init(of view: UIView) {
    role = .view
    unsafe owner = view
  }

  init(of guide: UILayoutGuide, role: Role) {
    self.role = role
    unsafe ownGuide = guide
  }

  /// The view, or the view that owns the guide; `nil` once it is released.
  var view: UIView? { unsafe owner }
  /// The guide; `nil` for a view's item, or once it is released.
  var guide: UILayoutGuide? { unsafe ownGuide }

  /// What the item belongs to, as the app knows it.
  var object: AnyObject? { role == .view ? view : guide }

  /// The view in whose coordinates the item's frame is.
  var parent: UIView? { role == .view ? view?.superview : view }

  /// Whether the frame that was set holds (R56).
  var keepsItsFrame: Bool { role == .view && view?.state.translatesAutoresizingMask ?? true }

  /// Sets or cuts the link to the view that owns the guide.
  func move(to view: UIView?) {
    unsafe owner = view
  }

  /// Cuts the links to what is being released.
  func release() {
    unsafe owner = nil
    unsafe ownGuide = nil
  }
}

extension LayoutItem: @preconcurrency CustomStringConvertible {
  /// The name of the view, or of the guide and the view that owns it.
  var description: String {
    guard let object else { return "a released item" }
    return "\(object)"
  }
}

/// What one building of a solver knows of a layout item.
struct SolvedItem {
  /// The building of the solver that the variables belong to; 0 for none.
  var build = 0
  var variables = InlineArray<4, Variable?>(repeating: nil)
  var pins = InlineArray<4, Constraint?>(repeating: nil)

  /// The intrinsic size that the solver knows.
  var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// Per axis, the constraint against growing and the one against shrinking.
  var hugging = InlineArray<2, Constraint?>(repeating: nil)
  var resistance = InlineArray<2, Constraint?>(repeating: nil)

  /// Pulls an ambiguous frame elsewhere while that is exercised (R59).
  var exercise = InlineArray<4, Constraint?>(repeating: nil)
  var isExercised = false

  /// Whether the intrinsic height follows the width that is solved.
  var wrapsText = false
  /// The insets that the pins of a guide stand for.
  var insets = UIEdgeInsets.zero
  /// The distances of the first baseline from the top and of the last from the bottom.
  var baselines = InlineArray<2, Variable?>(repeating: nil)
  var baselinePins = InlineArray<2, Constraint?>(repeating: nil)
}

/// How firmly a view keeps to its intrinsic size, per axis (R61).
struct ContentPriorities {
  var hugging = InlineArray<2, UILayoutPriority>(repeating: .defaultLow)
  var resistance = InlineArray<2, UILayoutPriority>(repeating: .defaultHigh)
}
