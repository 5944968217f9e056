public import Foundation

extension UIView {
  /// The rectangle in the superview's coordinates, in points.
  ///
  /// Setting it sets `bounds.size` and `center`. With a transform it is the rectangle around the
  /// transformed view, and is not set.
  public final var frame: CGRect {
    get {
      let untransformed = CGRect(origin: state.origin, size: state.bounds.size)
      guard !state.transform.isIdentity else { return untransformed }
      return state.transform.boundingBox(of: untransformed)
    }
    set {
      setOrigin(newValue.origin)
      setSize(newValue.size)
    }
  }

  /// The rectangle in the view's own coordinates; its origin is where a scroll view has scrolled.
  public final var bounds: CGRect {
    get { state.bounds }
    set {
      state.bounds.origin = newValue.origin
      let center = center
      setSize(newValue.size)
      self.center = center
    }
  }

  /// The middle in the superview's coordinates.
  public final var center: CGPoint {
    get {
      CGPoint(
        x: state.origin.x + state.bounds.width / 2,
        y: state.origin.y + state.bounds.height / 2
      )
    }
    set {
      setOrigin(
        CGPoint(
          x: newValue.x - state.bounds.width / 2,
          y: newValue.y - state.bounds.height / 2
        )
      )
    }
  }

  /// The transform applied around the centre when the view is shown.
  public final var transform: CGAffineTransform {
    get { state.transform }
    set {
      let changed = state.transform != newValue
      guard noteDisplayedValue(changed: changed) else { return }
      animate(.transform, from: .transform(state.transform), to: .transform(newValue))
      state.transform = newValue
    }
  }

  /// How the view follows its superview's size.
  public final var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { state.autoresizingMask = newValue }
  }

  private func setOrigin(_ origin: CGPoint) {
    guard state.origin != origin else { return }
    animate(.position, from: .point(state.origin), to: .point(origin))
    let old = state.origin
    state.origin = origin
    frameChanged()
    noteGeometry(from: CGRect(origin: old, size: state.bounds.size))
  }

  /// Sets the size; a change asks for layout of the view and, unless its superview is laying out,
  /// of the superview, which has the last word (R57).
  ///
  /// Out of a window the view is marked without counting a request.
  private func setSize(_ size: CGSize) {
    let old = state.bounds.size
    guard old != size else { return }
    animate(
      .size,
      from: .point(CGPoint(x: old.width, y: old.height)),
      to: .point(CGPoint(x: size.width, y: size.height))
    )
    state.bounds.size = size
    frameChanged()
    noteGeometry(from: CGRect(origin: state.origin, size: old))
    let parent = superview
    if window == nil || parent?.state.flags.contains(.isLayingOut) == true {
      mark(.layout, .resize)
    } else {
      invalidate(.layout, .resize)
      parent?.invalidate(.layout, .resize)
    }
    if state.drawsContent {
      invalidate(.display, .resize)
    }
    resizeSubviews(from: old)
  }

  /// Tells a frame that doesn't settle of a change.
  private func noteGeometry(from old: CGRect) {
    guard let cycle = state.cycle, cycle.state.loop != nil else { return }
    cycle.noteGeometry(of: self, from: old)
  }
}
