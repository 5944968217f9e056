import UBInstrumentation

extension UpdateCycle {
  /// Starts an animation, replacing one that runs on the same property.
  func add(_ animation: PropertyAnimation) {
    stopAnimation(of: animation.property, on: animation.view)
    if animation.group.startTime == nil {
      animation.group.startTime = state.time + animation.group.delay
    }
    animation.group.running += 1
    changeAnimations { $0.append(animation) }
    show(animation.start, of: animation)
  }

  /// Updates each running animation to the current time and completes those that have finished.
  func advanceAnimations() {
    guard !state.animations.isEmpty else { return }
    beginSpan(.animations)
    defer { endSpan() }
    let time = state.time
    var running: [PropertyAnimation] = []
    var finished: [AnimationGroup] = []
    for animation in state.animations {
      let (progress, isOver) = animation.group.progress(at: time)
      if isOver {
        show(nil, of: animation)
        animation.group.running -= 1
        if animation.group.running == 0 { finished.append(animation.group) }
      } else {
        show(animation.start.interpolated(to: animation.end, at: progress), of: animation)
        running.append(animation)
      }
    }
    changeAnimations { $0 = running }
    for group in finished {
      group.completion?(true)
    }
  }

  private func stopAnimation(of property: AnimatableProperty, on view: UIView) {
    let index = state.animations.firstIndex { $0.view === view && $0.property == property }
    guard let index else { return }
    let stopped = state.animations[index]
    changeAnimations { $0.remove(at: index) }
    stopped.group.running -= 1
    if stopped.group.running == 0 { stopped.group.completion?(false) }
  }

  /// Changes the running animations outside of the cycle's storage, as views change theirs.
  private func changeAnimations(_ change: (inout [PropertyAnimation]) -> Void) {
    var animations: [PropertyAnimation] = []
    swap(&animations, &state.animations)
    change(&animations)
    swap(&animations, &state.animations)
  }

  private func show(_ value: AnimatableValue?, of animation: PropertyAnimation) {
    var presentation = animation.view.state.presentation ?? PresentationValues()
    presentation.set(animation.property, to: value)
    animation.view.state.presentation = presentation.isEmpty ? nil : presentation
  }
}
