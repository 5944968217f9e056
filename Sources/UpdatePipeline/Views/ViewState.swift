import Foundation

/// Everything a view stores.
///
/// One internal struct keeps the optimizer free of exclusivity checks that stored properties
/// visible to other modules would cost.
struct ViewState {
  // Read in every pass; kept together at the front.
  var flags: ViewFlags = []
  var kind = ViewKind.plain
  var overrides: TrackedMethods = []
  /// Whether the view has something to draw: it is a label or image view or overrides `draw(_:)`.
  var drawsContent = false

  /// The update cycle of the window the view is in, or was in last.
  var cycle: UpdateCycle?
  var subviews: [UIView] = []
  unowned(unsafe) var superview: UIView?
  unowned(unsafe) var window: UIWindow?

  /// The view controller whose view this is.
  unowned(unsafe) var controller: UIViewController?
  /// The traits in force; shared with the superview unless some are overridden.
  var traits = UITraitCollection.standard
  /// Overrides and registrations; `nil` until there are any.
  var traitLinks: TraitLinks?

  /// The top-left corner in the superview, before the transform.
  var origin = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isHidden = false
  var backgroundColor: UIColor?
  var cornerRadius: CGFloat = 0
  var autoresizingMask: UIView.AutoresizingMask = []

  /// What the view drew last; the display list shows this, not the present properties.
  var drawing = DrawnContent()
  /// Values that animations show instead of the model's; `nil` when none runs.
  var presentation: PresentationValues?

  var contentTracker: ObservationTracker?
  var constraintTracker: ObservationTracker?
  var layoutTracker: ObservationTracker?
  var displayTracker: ObservationTracker?
  var configurationTracker: ObservationTracker?

  /// What updates views of this one before its layout, such as a list's rows.
  var contentSource: (any ContentSource)?
  /// The view's part in Auto Layout; `nil` until a constraint names the view.
  var layoutItem: LayoutItem?
  /// What it stores of insets, guides and direction; `nil` until one of them is used.
  var layoutSettings: LayoutSettings?
  var translatesAutoresizingMask = true
  var contentPriorities = ContentPriorities()
  /// The active constraints whose nearest common ancestor this view is.
  var constraints: [NSLayoutConstraint] = []
  /// What few views are set of their looks and names; `nil` until one of them is.
  var appearance: AppearanceSettings?
}
