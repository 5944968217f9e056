import UBConstraintSolver
import Foundation

/// The representation of a view or layout guide in its window's solver.
///
/// A variable is made when a constraint first uses it. If the view translates its autoresizing
/// mask, its variables are *pinned* to its frame (R56); otherwise up to four optional constraints
/// tie its size to the intrinsic content size (R54). The variables of a guide that follows insets
/// are pinned to its view.
final class LayoutItem {
  /// A number that places an item in its superview (R47).
  enum Number: Int, CaseIterable {
    case minX, minY, width, height
  }

  /// The kind of an item, which decides how it is placed.
  enum Role {
    /// A view, placed by its frame or by constraints.
    case view
    /// A guide, placed by constraints.
    case guide
    /// The safe area of a view, placed by the view's size and insets.
    case safeArea
    /// The layout margins of a view, placed by the view's size and insets.
    case margins
  }

  let role: Role
  private unowned(unsafe) var owner: UIView?
  private unowned(unsafe) var ownGuide: UILayoutGuide?
  /// The item's state in one build of a solver.
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

  /// The view or guide that the app knows.
  var object: AnyObject? { role == .view ? view : guide }

  /// The view whose coordinates the item's frame is in.
  var parent: UIView? { role == .view ? view?.superview : view }

  /// Whether the item keeps the frame that the app set (R56).
  var keepsItsFrame: Bool { role == .view && view?.state.translatesAutoresizingMask ?? true }

  /// Sets or cuts the link to the view that owns the guide.
  func move(to view: UIView?) {
    unsafe owner = view
  }

  /// Cuts the links to a view or guide that is being released.
  func release() {
    unsafe owner = nil
    unsafe ownGuide = nil
  }
}

extension LayoutItem: @preconcurrency CustomStringConvertible {
  /// The name of the view, or of the guide and its owning view.
  var description: String {
    guard let object else { return "a released item" }
    return (object as? UIView)?.uniqueName ?? "\(object)"
  }
}

/// The state of a layout item in one build of a solver.
struct SolvedItem {
  /// The build that the variables belong to; 0 for none.
  var build = 0
  var variables = InlineArray<4, Variable?>(repeating: nil)
  var pins = InlineArray<4, Constraint?>(repeating: nil)

  /// The intrinsic size that the solver has been given.
  var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// Per axis, the hugging and the compression resistance constraint.
  var hugging = InlineArray<2, Constraint?>(repeating: nil)
  var resistance = InlineArray<2, Constraint?>(repeating: nil)

  /// The constraints that move an ambiguous frame while its ambiguity is exercised (R59).
  var exercise = InlineArray<4, Constraint?>(repeating: nil)
  var isExercised = false

  /// Whether the intrinsic height depends on the solved width.
  var wrapsText = false
  /// The insets that a guide's pins represent.
  var insets = UIEdgeInsets.zero
  /// The distances of the first baseline from the top and of the last baseline from the bottom.
  var baselines = InlineArray<2, Variable?>(repeating: nil)
  var baselinePins = InlineArray<2, Constraint?>(repeating: nil)
}

/// A view's hugging and compression resistance priorities, per axis (R61).
struct ContentPriorities {
  var hugging = InlineArray<2, UILayoutPriority>(repeating: .defaultLow)
  var resistance = InlineArray<2, UILayoutPriority>(repeating: .defaultHigh)
}
