import Foundation

/// A set of contradicting constraints and the one that was left out to resolve it (R52).
///
/// In a minimal contradicting set, the app's most recently activated constraint is left out (U9).
/// The engine tries it again whenever a constraint is removed or changed.
public struct ConstraintConflict: Equatable, Sendable {
  /// The message that UIKit would log, with the names and frames of the views (R53).
  public let message: String
  /// The app's constraints in the contradiction, in order of activation.
  public let constraints: [String]
  /// The constraint that was left out.
  public let leftOut: String
}

extension ConstraintConflict {
  /// Describes a contradiction between the app's constraints and pinned numbers.
  @MainActor init(
    constraints: [NSLayoutConstraint],
    pins: [(item: LayoutItem, number: LayoutItem.Number)],
    leavingOut leftOut: String
  ) {
    let entries = constraints.map(\.entry)
    var frames: [String] = []
    for item in constraints.flatMap(\.state.items) + pins.map(\.item) {
      guard let view = item.view else { continue }
      let line = "\(view.uniqueName)\(view.path): frame = \(Self.text(of: view))"
      if !frames.contains(line) { frames.append(line) }
    }
    let pinEntries = pins.map { pin in
      let isFrame = pin.item.role == .view
      let kind = isFrame ? "NSAutoresizingMaskLayoutConstraint" : "NSInsetLayoutConstraint"
      return "<\(kind) \(pin.item).\(pin.number)   (active)>"
    }
    self.constraints = entries
    self.leftOut = leftOut
    message = Self.message(
      entries: entries + pinEntries,
      namesMask: pins.contains { $0.item.role == .view },
      frames: frames,
      leftOut: leftOut
    )
  }

  private static func message(
    entries: [String],
    namesMask: Bool,
    frames: [String],
    leftOut: String
  ) -> String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want.",
      "\tTry this:",
      "\t\t(1) look at each constraint and try to figure out which you don't expect;",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it.",
    ]
    if namesMask {
      lines.append(
        """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints)
        """
      )
    }
    lines.append("(")
    lines.append(entries.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines.append(")")
    lines.append("Views:")
    lines += frames.map { "    \($0)" }
    lines.append("")
    lines.append("Will attempt to recover by breaking constraint")
    lines.append(leftOut)
    return lines.joined(separator: "\n")
  }

  @MainActor private static func text(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      NSLayoutConstraint.text(Double($0))
    }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
