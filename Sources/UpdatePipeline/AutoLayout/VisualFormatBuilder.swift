import Foundation

/// Builds the constraints that a visual format describes.
struct VisualFormatBuilder {
  /// The standard spacing between views and from the superview.
  private static let siblingSpacing = 8.0
  private static let superviewSpacing = 20.0

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// Builds the constraints in the order of the format, then those for alignment.
  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = try resolvedItems()
    for (index, element) in format.elements.enumerated() {
      if index > 0 { try addDistance(from: index - 1, to: index, items) }
      for predicate in element.predicates {
        try addLength(of: items[index], predicate)
      }
    }
    try addAlignment(items)
    return constraints
  }

  // MARK: Names

  private func resolvedItems() throws(VisualFormatError) -> [AnyObject] {
    var items: [AnyObject?] = []
    var superview: UIView?
    for element in format.elements {
      guard let name = element.name else {
        items.append(nil)
        continue
      }
      let item = try item(named: name, at: element.offset)
      superview = superview ?? (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      items.append(item)
    }
    var found: [AnyObject] = []
    for (item, element) in zip(items, format.elements) {
      guard let item = item ?? superview else {
        throw failure("The views have no superview", at: element.offset)
      }
      found.append(item)
    }
    return found
  }

  private func item(named name: String, at offset: Int) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name] else {
      throw failure("\(name) is not a key in the views dictionary", at: offset)
    }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw failure("\(name) is neither a view nor a layout guide", at: offset)
  }

  private func value(of number: VisualFormat.Number) throws(VisualFormatError) -> Double {
    switch number.value {
    case .literal(let value): return value
    case .name(let name):
      guard let metric = metrics[name] else {
        throw failure("\(name) is not a key in the metrics dictionary", at: number.offset)
      }
      switch metric {
      case let value as CGFloat: return value
      case let value as Double: return value
      case let value as Float: return Double(value)
      case let value as Int: return Double(value)
      case let value as NSNumber: return value.doubleValue
      default: throw failure("\(name) is not a number", at: number.offset)
      }
    }
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let number = predicate.priority else { return .required }
    let value = try value(of: number)
    guard value > 0, value <= 1_000 else {
      throw failure("A priority must be in (0, 1000], not \(value)", at: number.offset)
    }
    return UILayoutPriority(Float(value))
  }

  private func failure(_ reason: String, at offset: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format.text, offset: offset)
  }

  // MARK: Constraints

  /// Compares a length with a number or with another view's length.
  private mutating func addLength(
    of item: AnyObject,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(of: predicate)
    if case .name(let name) = predicate.object.value, metrics[name] == nil {
      guard views[name] != nil else {
        throw failure(
          "\(name) is not a key in the metrics or views dictionary",
          at: predicate.object.offset
        )
      }
      let other = try self.item(named: name, at: predicate.object.offset)
      add((item, length), predicate.relation, (other, length), 0, priority)
    } else {
      let constant = try value(of: predicate.object)
      add((item, length), predicate.relation, nil, constant, priority)
    }
  }

  /// Adds the spacing between an element and its predecessor.
  private mutating func addDistance(
    from before: Int,
    to index: Int,
    _ items: [AnyObject]
  ) throws(VisualFormatError) {
    let isSuperviewStart = format.elements[before].name == nil
    let isSuperviewEnd = format.elements[index].name == nil
    let (start, end) = edges
    var previous = (item: items[before], attribute: isSuperviewStart ? start : end)
    var following = (item: items[index], attribute: isSuperviewEnd ? end : start)
    if options.contains(.spacingBaselineToBaseline), format.axis == .vertical {
      if !isSuperviewStart, !isSuperviewEnd {
        previous.attribute = .lastBaseline
        following.attribute = .firstBaseline
      }
    }
    let isReversed = format.axis == .horizontal && options.contains(.directionRightToLeft)
    if isReversed { swap(&previous, &following) }
    let touchesSuperview = isSuperviewStart || isSuperviewEnd
    let standard = touchesSuperview ? Self.superviewSpacing : Self.siblingSpacing
    switch format.connections[before] {
    case .flush:
      add(following, .equal, previous, 0, .required)
    case .standard:
      add(following, .equal, previous, standard, .required)
    case .distance(let predicates):
      for predicate in predicates {
        let distance = try value(of: predicate.object)
        add(following, predicate.relation, previous, distance, try priority(of: predicate))
      }
    }
  }

  /// The edges at which an element begins and ends.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return (.leading, .trailing)
  }

  /// Aligns each view with the next.
  private mutating func addAlignment(_ items: [AnyObject]) throws(VisualFormatError) {
    let views = zip(items, format.elements).filter { $0.1.name != nil }.map(\.0)
    for (attribute, name) in options.alignments {
      guard attribute.axis != format.axis else {
        let direction = format.axis == .horizontal ? "horizontal" : "vertical"
        throw failure("\(name) can't be used with a \(direction) format", at: 0)
      }
      for (view, next) in zip(views, views.dropFirst()) {
        add((view, attribute), .equal, (next, attribute), 0, .required)
      }
    }
  }

  private mutating func add(
    _ first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ relation: NSLayoutConstraint.Relation,
    _ second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?,
    _ constant: Double,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item,
      attribute: first.attribute,
      relatedBy: relation,
      toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = priority
    constraints.append(constraint)
  }
}
