import Foundation

/// The stored state of a view.
///
/// A single internal struct spares the exclusivity checks that stored properties visible to other
/// modules would cost.
struct ViewState {
  // Read in every pass; kept together at the front.
  var flags: ViewFlags = []
  var kind = ViewKind.plain
  var overrides: TrackedMethods = []
  /// Whether the view draws: it is a label or image view, or overrides `draw(_:)`.
  var drawsContent = false

  /// The update cycle of the view's current or last window.
  var cycle: UpdateCycle?
  var subviews: [UIView] = []
  unowned(unsafe) var superview: UIView?
  unowned(unsafe) var window: UIWindow?

  /// The view controller whose view this is.
  unowned(unsafe) var controller: UIViewController?
  /// The current traits, shared with the superview unless some are overridden.
  var traits = UITraitCollection.standard
  /// The trait overrides and registrations; `nil` until there are any.
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

  /// The view's last drawing, which the display list shows instead of current properties.
  var drawing = DrawnContent()
  /// The values that animations show instead of the model's; `nil` when none runs.
  var presentation: PresentationValues?

  var contentTracker: ObservationTracker?
  var constraintTracker: ObservationTracker?
  var layoutTracker: ObservationTracker?
  var displayTracker: ObservationTracker?
  var configurationTracker: ObservationTracker?

  /// The source that updates content, such as a list's rows, before the view's layout.
  var contentSource: (any ContentSource)?
  /// The view's layout item; `nil` until a constraint refers to the view.
  var layoutItem: LayoutItem?
  /// The insets, guides and layout direction; `nil` until one of them is used.
  var layoutSettings: LayoutSettings?
  var translatesAutoresizingMask = true
  var contentPriorities = ContentPriorities()
  /// The active constraints that have this view as nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  /// Rarely used appearance properties and names; `nil` until one of them is set.
  var appearance: AppearanceSettings?
}
