import Foundation
import Testing
import UIKit

/// A property that shows, on a view that shows it, and a change of it.
nonisolated struct DisplayedProperty: Sendable {
  /// The class and the property, such as `UILabel.text`.
  let name: String
  /// Makes the view; at the top edge it is laid out by constraints.
  let make: @MainActor @Sendable () -> UIView
  /// Changes the property.
  let change: @MainActor @Sendable (UIView) -> Void
  /// Restores the property.
  let restore: @MainActor @Sendable (UIView) -> Void

  /// A property of a class, with two values of which the first is the default or is set by `make`.
  nonisolated init<Subject: UIView, Value: Sendable>(
    _ name: String,
    of make: @escaping @MainActor @Sendable () -> Subject,
    _ property: @escaping @MainActor @Sendable (Subject, Value) -> Void,
    _ old: Value,
    _ new: Value
  ) {
    self.init(
      name,
      of: make,
      change: { property($0, new) },
      restore: { property($0, old) }
    )
  }

  /// A property of a class, changed and restored by closures.
  nonisolated init<Subject: UIView>(
    _ name: String,
    of make: @escaping @MainActor @Sendable () -> Subject,
    change: @escaping @MainActor @Sendable (Subject) -> Void,
    restore: @escaping @MainActor @Sendable (Subject) -> Void
  ) {
    func applied(
      _ body: @escaping @MainActor @Sendable (Subject) -> Void
    ) -> @MainActor @Sendable (UIView) -> Void {
      { view in
        guard let subject = view as? Subject else { preconditionFailure("made by \(name)") }
        body(subject)
      }
    }
    self.name = name
    self.make = make
    self.change = applied(change)
    self.restore = applied(restore)
  }
}

extension DisplayedProperty: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// The conditions under which a property is changed.
nonisolated struct DisplayConditions: Sendable, CustomStringConvertible {
  /// How the change is made.
  enum Way: String, CaseIterable, Sendable {
    case content, layout
  }

  let strategy: UpdateStrategy
  let way: Way
  let direction: UITraitEnvironmentLayoutDirection
  let isDark: Bool

  /// Every combination of two ways, two directions of writing and two sets of traits.
  static func all(under strategy: UpdateStrategy) -> [DisplayConditions] {
    Way.allCases.flatMap { way in
      [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        [false, true].map { isDark in
          DisplayConditions(strategy: strategy, way: way, direction: direction, isDark: isDark)
        }
      }
    }
  }

  var description: String {
    "\(strategy.name), by \(way.rawValue), \(direction), \(isDark ? "dark and large" : "light")"
  }
}

/// A window that shows one view beside another, both laid out by constraints unless the view has a
/// frame.
@MainActor final class PropertyStage {
  private let window: UIWindow
  private let host: HostView
  private let subject: UIView

  init(_ property: DisplayedProperty, _ conditions: DisplayConditions) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window = UIWindow(frame: frame, strategy: conditions.strategy)
    window.traitOverrides.layoutDirection = conditions.direction
    window.userInterfaceLayoutDirection =
      conditions.direction == .rightToLeft ? .rightToLeft : .leftToRight
    window.traitOverrides.userInterfaceStyle = conditions.isDark ? .dark : .light
    window.traitOverrides.preferredContentSizeCategory =
      conditions.isDark ? .accessibilityLarge : .large
    host = HostView(frame: frame)
    host.way = conditions.way
    host.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    subject = property.make()
    let neighbour = UILabel()
    neighbour.text = "neighbour"
    neighbour.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(subject)
    host.addSubview(neighbour)
    if subject.frame.minY == 0 {
      subject.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        subject.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 8),
        subject.topAnchor.constraint(equalTo: host.topAnchor, constant: 8),
      ])
    }
    NSLayoutConstraint.activate([
      neighbour.leadingAnchor.constraint(equalTo: subject.trailingAnchor, constant: 4),
      neighbour.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 4),
    ])
    window.rootView = host
  }

  nonisolated deinit {}

  /// Applies a change before any frame, as a view that was made so has it.
  func begin(with change: @MainActor (UIView) -> Void) {
    change(subject)
  }

  /// Applies a change in a frame of its own, by the way of the conditions, and returns the digest.
  func frame(_ change: (@MainActor (UIView) -> Void)? = nil) -> UInt64 {
    if let change {
      let subject = subject
      host.run { change(subject) }
    }
    window.runFrame()
    return window.displayDigest()
  }
}

/// A view that changes others in its content or in its layout.
private final class HostView: UIView {
  var way = DisplayConditions.Way.content
  private var change: (() -> Void)?

  func run(_ change: @escaping () -> Void) {
    self.change = change
    switch way {
    case .content: setNeedsUpdateProperties()
    case .layout: setNeedsLayout()
    }
  }

  override func updateProperties() {
    super.updateProperties()
    if way == .content { change?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if way == .layout { change?() }
  }
}
