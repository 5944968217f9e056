import Foundation
import UpdatePipeline

/// A window whose views, guides and constraints are given in words.
///
/// An item is `name`, `name:text` for a label of one line, `name*:text` for one of any number of
/// lines, `$name` for a stack, or `#name` for a layout guide; `name>parent` puts it into another
/// item than `root`.
final class LayoutCanvas {
  let window: UIWindow
  let root = UIView()
  private var items: [String: AnyObject] = [:]

  init(_ strategy: LayoutStrategy = .propertyPass) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    switch strategy {
    case .propertyPass: window = UIWindow(frame: frame, strategy: .propertyPass)
    case .layoutOnly: window = UIWindow(frame: frame, strategy: .layoutOnly)
    case .fullRecompute: window = UIWindow(frame: frame, strategy: .fullRecompute)
    }
    root.accessibilityIdentifier = "root"
    window.rootView = root
    items["root"] = root
  }

  /// Builds a layout and brings it up to date.
  convenience init(_ layout: LayoutCase, _ strategy: LayoutStrategy) {
    self.init(strategy)
    for item in layout.items {
      add(item)
    }
    for setting in layout.settings {
      apply(setting)
    }
    NSLayoutConstraint.activate(layout.constraints.flatMap { constraints($0) })
    window.runFrame()
  }

  /// The frames of items, as numbers.
  func frames(of names: some Sequence<String>) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for name in names {
      let frame =
        (items[name] as? UILayoutGuide)?.layoutFrame ?? (items[name] as? UIView)?.frame ?? .null
      frames[name] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return frames
  }

  func view(_ name: String) -> UIView {
    guard let view = items[name] as? UIView else { preconditionFailure("No view \(name).") }
    return view
  }

  func label(_ name: String) -> UILabel {
    guard let label = items[name] as? UILabel else { preconditionFailure("No label \(name).") }
    return label
  }

  /// The items by name, as a visual format takes them.
  var named: [String: Any] { items }

  // MARK: Items

  /// Adds an item that is placed by constraints.
  @discardableResult
  func add(_ text: String) -> AnyObject {
    let content = text.split(separator: ":", maxSplits: 1).map(String.init)
    let path = content[0].split(separator: ">").map(String.init)
    let name = path[0].filter { !"#*$".contains($0) }
    let parent = path.count > 1 ? view(path[1].filter { $0 != "*" }) : root
    if path[0].hasPrefix("#") {
      let guide = UILayoutGuide()
      guide.identifier = name
      parent.addLayoutGuide(guide)
      items[name] = guide
      return guide
    }
    let view =
      content.count > 1 ? UILabel() : path[0].hasPrefix("$") ? UIStackView() : UIView()
    if let label = view as? UILabel {
      label.text = content[1]
      label.numberOfLines = content[0].contains("*") ? 0 : 1
    }
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
    items[name] = view
    return view
  }

  /// Makes a view known by a name.
  func name(_ view: UIView, _ name: String) {
    view.accessibilityIdentifier = name
    items[name] = view
  }

  // MARK: Settings

  /// Applies a setting, such as `t hugs x 251`.
  func apply(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Double($0) }
    let subject = words[0]
    switch words.count > 1 ? words[1] : "" {
    case "hugs":
      view(subject).setContentHuggingPriority(
        UILayoutPriority(Float(numbers[0])),
        for: axis(words[2])
      )
    case "resists":
      view(subject).setContentCompressionResistancePriority(
        UILayoutPriority(Float(numbers[0])),
        for: axis(words[2])
      )
    case "keeps":
      view(subject).translatesAutoresizingMaskIntoConstraints = true
      view(subject).frame = CGRect(
        x: numbers[0],
        y: numbers[1],
        width: numbers[2],
        height: numbers[3]
      )
    case "prefers":
      label(subject).preferredMaxLayoutWidth = numbers[0]
    case "lines":
      label(subject).numberOfLines = Int(numbers[0])
    case "points":
      label(subject).font = .systemFont(ofSize: numbers[0])
    case "safe":
      target(subject).additionalSafeAreaInsets = insets(numbers)
    case "margins":
      target(subject).layoutMargins = insets(numbers)
    case "directional":
      target(subject).directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: numbers[0],
        leading: numbers[1],
        bottom: numbers[2],
        trailing: numbers[3]
      )
    case "preserves":
      target(subject).preservesSuperviewLayoutMargins = true
    case "ignores":
      target(subject).insetsLayoutMarginsFromSafeArea = false
    case "rtl":
      target(subject).semanticContentAttribute = .forceRightToLeft
    case "ltr":
      target(subject).semanticContentAttribute = .forceLeftToRight
    case "written":
      window.userInterfaceLayoutDirection = .rightToLeft
    default:
      applyToStack(words)
    }
  }

  private func applyToStack(_ words: [String]) {
    if words[1] == "hidden" {
      view(words[0]).isHidden = true
      return
    }
    guard let stack = view(words[0]) as? UIStackView else {
      preconditionFailure("'\(words)' is no setting.")
    }
    switch words[1] {
    case "column": stack.axis = .vertical
    case "spacing": stack.spacing = Double(words[2]) ?? UIStackView.spacingUseSystem
    case "after": stack.setCustomSpacing(Double(words[3]) ?? 0, after: view(words[2]))
    case "within": stack.isLayoutMarginsRelativeArrangement = true
    case "lines-apart": stack.isBaselineRelativeArrangement = true
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    case "leading": stack.alignment = .leading
    case "trailing": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: preconditionFailure("'\(words)' is no setting.")
    }
  }

  private func target(_ name: String) -> UIView { name == "window" ? window : view(name) }

  private func axis(_ word: String) -> NSLayoutConstraint.Axis {
    word == "x" ? .horizontal : .vertical
  }

  private func insets(_ numbers: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  // MARK: Constraints

  /// Constraints in words, or in a visual format with its options in braces before it.
  private func constraints(_ text: String) -> [NSLayoutConstraint] {
    guard text.contains("[") else { return [constraint(text)] }
    let parts = text.components(separatedBy: "} ")
    let names = parts.count > 1 ? parts[0].dropFirst().split(separator: ",") : []
    return NSLayoutConstraint.constraints(
      withVisualFormat: parts.last ?? "",
      options: names.reduce(into: []) { $0.insert(Self.options[String($1)] ?? []) },
      metrics: ["gap": 12, "high": 750],
      views: items
    )
  }

  private static let options: [String: NSLayoutConstraint.FormatOptions] = [
    "alignAllTop": .alignAllTop, "alignAllBottom": .alignAllBottom,
    "alignAllLeading": .alignAllLeading, "alignAllTrailing": .alignAllTrailing,
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight,
    "alignAllCenterX": .alignAllCenterX, "alignAllCenterY": .alignAllCenterY,
    "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline,
    "directionLeftToRight": .directionLeftToRight,
    "directionRightToLeft": .directionRightToLeft,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]

  /// A constraint in words, such as `a.leading >= 0.5 * b.trailing + 8 @750`.
  func constraint(_ text: String) -> NSLayoutConstraint {
    var words = text.split(separator: " ").map(String.init)
    var priority = UILayoutPriority.required
    if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
      priority = UILayoutPriority(value)
      words.removeLast()
    }
    let (first, firstAttribute) = part(words[0])
    var second: (AnyObject, NSLayoutConstraint.Attribute)?
    var multiplier = 1.0
    var constant = 0.0
    var sign = 1.0
    for word in words.dropFirst(2) {
      if let number = Double(word) {
        constant = sign * number
      } else if word == "*" {
        multiplier = constant
        constant = 0
      } else if word == "+" || word == "-" {
        sign = word == "-" ? -1 : 1
      } else {
        second = part(word)
      }
    }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: words[1] == "=="
        ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
      toItem: second?.0,
      attribute: second?.1 ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    return constraint
  }

  private func part(_ text: String) -> (AnyObject, NSLayoutConstraint.Attribute) {
    var names = text.split(separator: ".").map(String.init)
    guard let attribute = Self.attributes[names.removeLast()] else {
      preconditionFailure("'\(text)' has no attribute.")
    }
    guard names.count > 1 else {
      guard let item = names[0] == "window" ? window : items[names[0]] else {
        preconditionFailure("'\(text)' has no item.")
      }
      return (item, attribute)
    }
    let owner = view(names[0])
    return (names[1] == "safe" ? owner.safeAreaLayoutGuide : owner.layoutMarginsGuide, attribute)
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
