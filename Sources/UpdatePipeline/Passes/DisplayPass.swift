import UBInstrumentation

/// The display pass: drawing, in `draw(_:)`, top-down (R20).
extension UpdateCycle {
  /// Draws the views that asked for it, once layout has settled (R5).
  func runDisplayPass() {
    guard let root else { return }
    guard root.state.flags.isDisjoint(with: .needsUpdate) else { return }
    let everyView = visitsEveryView(in: state.turn)
    guard everyView || root.state.flags.contains(.needsDisplay) else { return }
    beginSpan(.display)
    display(root, everyView: everyView)
    endSpan()
  }

  private func display(_ view: UIView, everyView: Bool) {
    guard everyView || view.state.flags.contains(.needsDisplay) else { return }
    let isDue = everyView && view.state.drawsContent
    if isDue || view.state.flags.contains(.requestsDisplay) {
      view.state.flags.remove(.requestsDisplay)
      count(.displayExecuted)
      noteRun(of: view, .draw)
      if view.state.overrides.contains(.draw) {
        track(view, .draw, expectsReads: false) {
          view.draw(view.bounds)
        }
      } else {
        view.draw(view.bounds)
      }
    }
    var index = 0
    while index < view.state.subviews.count {
      display(view.state.subviews[index], everyView: everyView)
      index += 1
    }
    settleNeeds(of: view)
  }
}
