import Foundation

extension UIStackView {
  /// Updates the proportional constraints if views fill the stack proportionally.
  final func intrinsicSizeChanged(of view: UIView) {
    guard stack.distribution == .fillProportionally else { return }
    guard stack.arranged.contains(where: { $0 === view }) else { return }
    arrangementChanged()
  }

  /// Replaces the constraints with those for the current arrangement.
  final func arrange() {
    NSLayoutConstraint.deactivate(stack.constraints)
    for spacer in stack.spacers {
      removeLayoutGuide(spacer)
    }
    var builder = StackBuilder(of: self)
    builder.build()
    stack.isStale = false
    stack.visible = builder.views
    stack.spacers = builder.spacers
    stack.constraints = builder.constraints
    stack.gaps = builder.gaps
    NSLayoutConstraint.activate(builder.constraints)
  }
}

/// Builds the constraints of a stack's arrangement.
private struct StackBuilder {
  /// The attributes along one axis.
  struct Attributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      switch axis {
      case .horizontal: (start, end, middle, length) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, middle, length) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  /// The priority of proportional lengths.
  private static let proportion = UILayoutPriority(999)
  private static let centering = UILayoutPriority(149)
  /// The priority at which a stack, and then its contents, shrink to the smallest size.
  private static let fit = UILayoutPriority(49)
  private static let leastFit = UILayoutPriority(25)

  let stack: UIStackView
  let container: AnyObject
  let along: Attributes
  let across: Attributes
  let views: [UIView]
  var constraints: [NSLayoutConstraint] = []
  var gaps: [NSLayoutConstraint] = []
  var spacers: [UILayoutGuide] = []

  init(of stack: UIStackView) {
    self.stack = stack
    container = stack.stack.isMarginsRelative ? stack.layoutMarginsGuide : stack
    along = Attributes(stack.axis)
    across = Attributes(stack.axis == .horizontal ? .vertical : .horizontal)
    views = stack.arrangedSubviews.filter { !$0.isHidden }
  }

  mutating func build() {
    guard let first = views.first, let last = views.last else {
      add(stack, along.length, .equal, to: nil, .notAnAttribute, priority: Self.fit)
      add(stack, across.length, .equal, to: nil, .notAnAttribute, priority: Self.fit)
      return
    }
    add(first, along.start, .equal, to: container, along.start)
    add(container, along.end, .equal, to: last, along.end)
    addGaps()
    addLengths()
    for view in views {
      addAlignment(of: view)
    }
    if stack.alignment != .fill {
      add(stack, across.length, .equal, to: nil, .notAnAttribute, priority: Self.fit)
    }
  }

  // MARK: Along the stack

  /// Constrains the spacing between neighbouring views.
  private mutating func addGaps() {
    let keepsExactly =
      stack.distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
    let isBaselineRelative = stack.stack.isBaselineRelative && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = add(
        next,
        isBaselineRelative ? .firstBaseline : along.start,
        keepsExactly ? .equal : .greaterThanOrEqual,
        to: view,
        isBaselineRelative ? .lastBaseline : along.end,
        constant: stack.presentSpacing(after: view)
      )
      gaps.append(gap)
    }
  }

  private mutating func addLengths() {
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, along.length, .equal, to: views[0], along.length)
      }
    case .fillProportionally:
      addProportions()
    case .equalSpacing:
      addSpacers(from: along.end, to: along.start, priority: .required)
    case .equalCentering:
      addSpacers(from: along.middle, to: along.middle, priority: Self.centering)
    }
  }

  /// Makes lengths proportional to intrinsic lengths; skips views without an intrinsic length.
  private mutating func addProportions() {
    let measured = views.map { ($0, length(of: $0.intrinsicContentSize)) }.filter { $0.1 > 0 }
    guard let (reference, referenceLength) = measured.first else { return }
    for (view, length) in measured.dropFirst() {
      add(
        view,
        along.length,
        .equal,
        to: reference,
        along.length,
        multiplier: length / referenceLength,
        priority: Self.proportion
      )
    }
  }

  private func length(of size: CGSize) -> CGFloat {
    stack.axis == .horizontal ? size.width : size.height
  }

  /// Puts guides of equal length between neighbouring views.
  private mutating func addSpacers(
    from end: NSLayoutConstraint.Attribute,
    to start: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let spacer = UILayoutGuide()
      spacer.identifier = "UISV-spacer"
      stack.addLayoutGuide(spacer)
      add(spacer, along.start, .equal, to: view, end)
      add(next, start, .equal, to: spacer, along.end)
      if let first = spacers.first {
        add(spacer, along.length, .equal, to: first, along.length, priority: priority)
      } else {
        add(spacer, along.length, .equal, to: nil, .notAnAttribute, priority: Self.leastFit)
      }
      spacers.append(spacer)
    }
  }

  // MARK: Across the stack

  private mutating func addAlignment(of view: UIView) {
    let isRow = stack.axis == .horizontal
    switch stack.alignment {
    case .fill:
      add(view, across.start, .equal, to: container, across.start)
      add(container, across.end, .equal, to: view, across.end)
      return
    case .firstBaseline where isRow:
      if view !== views[0] { add(view, .firstBaseline, .equal, to: views[0], .firstBaseline) }
    case .lastBaseline where isRow:
      if view !== views[0] { add(view, .lastBaseline, .equal, to: views[0], .lastBaseline) }
    case .leading, .firstBaseline, .lastBaseline:
      add(view, across.start, .equal, to: container, across.start)
    case .trailing:
      add(container, across.end, .equal, to: view, across.end)
    case .center:
      add(view, across.middle, .equal, to: container, across.middle)
    }
    add(view, across.start, .greaterThanOrEqual, to: container, across.start)
    add(container, across.end, .greaterThanOrEqual, to: view, across.end)
    add(view, across.length, .equal, to: nil, .notAnAttribute, priority: Self.leastFit)
    if isRow, stack.alignment == .firstBaseline {
      add(view, across.start, .equal, to: container, across.start, priority: Self.leastFit)
    }
    if isRow, stack.alignment == .lastBaseline {
      add(container, across.end, .equal, to: view, across.end, priority: Self.leastFit)
    }
  }

  @discardableResult
  private mutating func add(
    _ first: AnyObject,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    to second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: second,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.state.isGenerated = true
    constraints.append(constraint)
    return constraint
  }
}
