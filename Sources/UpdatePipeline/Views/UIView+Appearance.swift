public import Foundation

extension UIView {
  /// The opacity of the view, from 0 to 1.
  public final var alpha: CGFloat {
    get { state.alpha }
    set {
      let changed = state.alpha != newValue
      guard noteDisplayedValue(changed: changed) else { return }
      animate(.alpha, from: .number(state.alpha), to: .number(newValue))
      state.alpha = newValue
    }
  }

  /// Whether the view and its subtree are hidden.
  public final var isHidden: Bool {
    get { state.isHidden }
    set {
      guard noteDisplayedValue(changed: state.isHidden != newValue) else { return }
      state.isHidden = newValue
      (superview as? UIStackView)?.arrangementChanged()
    }
  }

  /// The background colour; `nil` is clear.
  public final var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set {
      let old = state.backgroundColor
      guard noteDisplayedValue(changed: old != newValue) else { return }
      animate(.backgroundColor, from: .color(resolved(old)), to: .color(resolved(newValue)))
      state.backgroundColor = newValue
    }
  }

  /// Resolves a colour under the view's traits.
  final func resolved(_ color: UIColor?) -> UIColor {
    guard let color, color.isDynamic else { return color ?? .clear }
    return color.resolvedColor(with: state.traits)
  }

  /// The corner radius of the background, in points; the layer's `cornerRadius`.
  package final var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      let changed = state.cornerRadius != newValue
      guard noteDisplayedValue(changed: changed) else { return }
      animate(.cornerRadius, from: .number(state.cornerRadius), to: .number(newValue))
      state.cornerRadius = newValue
    }
  }

  /// Counts a binding if content is running, and returns whether the value is new.
  ///
  /// A binding ends in the setter of a displayed property, so each such setter calls this first.
  /// The property's name is for diagnoses.
  package final func noteDisplayedValue(
    changed: Bool,
    _ property: StaticString = #function
  ) -> Bool {
    guard let cycle = state.cycle else { return changed }
    cycle.noteBinding(changed: changed)
    if !changed, cycle.recordsDiagnoses { cycle.noteRedundantSet(of: property) }
    return changed
  }

  /// Makes changes that follow from a counted binding, without counting them as bindings.
  package final func withoutCountingBindings(_ body: () -> Void) {
    guard let cycle = state.cycle else { return body() }
    let outer = cycle.state.evaluation
    cycle.state.evaluation = .none
    body()
    cycle.state.evaluation = outer
  }
}
