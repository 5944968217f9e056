public import Foundation

extension UIView {
  /// The rectangle in the superview's coordinates, in points.
  ///
  /// Setting it sets `bounds.size` and `center`. Under a transform it is the bounding box of the
  /// transformed view and must not be set.
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

  /// The rectangle in the view's own coordinates; its origin is a scroll view's content offset.
  public final var bounds: CGRect {
    get { state.bounds }
    set {
      state.bounds.origin = newValue.origin
      let center = center
      setSize(newValue.size)
      self.center = center
    }
  }

  /// The centre in the superview's coordinates.
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

  /// The transform applied around the centre.
  public final var transform: CGAffineTransform {
    get { state.transform }
    set {
      let changed = state.transform != newValue
      guard noteDisplayedValue(changed: changed) else { return }
      animate(.transform, from: .transform(state.transform), to: .transform(newValue))
      state.transform = newValue
    }
  }

  /// The parts of the view's frame that are flexible when the superview's size changes.
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

  /// Sets the size; a change requests layout of the view and, unless the superview is laying out,
  /// of the superview, which may override the size (R57).
  ///
  /// Outside of a window the view is marked without counting a request.
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

  /// Records a geometry change for the report on a frame that doesn't settle.
  private func noteGeometry(from old: CGRect) {
    guard let cycle = state.cycle, cycle.state.loop != nil else { return }
    cycle.noteGeometry(of: self, from: old)
  }
}
