public import Foundation

/// A log of the layouts in the last turns of a frame that didn't settle, as UIKit's feedback-loop
/// debugger writes it (R58), with names in place of addresses.
nonisolated public struct LayoutFeedback: Equatable, Sendable {
  /// A view of the tree in which layouts ran.
  public struct Node: Equatable, Sendable {
    /// The view, by class and name.
    public var view: String
    /// How deep it is in the top view, which is at 0.
    public var depth: Int
    /// How often it was laid out.
    public var visits: Int
    /// Its frame now.
    public var frame: CGRect
  }

  /// A change of a view's frame.
  public struct GeometryChange: Equatable, Sendable {
    /// The view, by class and name.
    public var view: String
    /// The frame before.
    public var from: CGRect
    /// The frame after.
    public var to: CGRect
    /// The method that was running; `nil` for a change from outside of tracked methods.
    public var during: InvalidationCause.Execution?
    /// The turn within the frame.
    public var turn: Int
  }

  /// A number of a view's frame that returned to an earlier value.
  public struct Oscillation: Equatable, Sendable {
    /// The view, by class and name.
    public var view: String
    /// The number: `minX`, `minY`, `width` or `height`.
    public var variable: String
    /// Its values, in the order in which they were first taken.
    public var values: [Double]
    /// Whether the constraints leave the view's frame undecided.
    public var isAmbiguous: Bool
  }

  /// The deepest view that contains every view that was laid out.
  public var topView: String
  /// The views in it, from the top, with how often each was laid out.
  public var tree: [Node]
  /// The views that were laid out, in order.
  public var order: [String]
  /// How frames changed, in order.
  public var changes: [GeometryChange]
  /// The requests for layout of the top view, in order.
  public var requests: [InvalidationCause]
  /// The numbers of frames that returned to an earlier value.
  public var oscillations: [Oscillation]
}

extension LayoutFeedback: CustomStringConvertible {
  /// The log as lines of text.
  public var description: String {
    var lines = ["Top-level view: \(topView)"]
    lines.append("Layouts of each view:")
    lines += tree.map { node in
      let indent = String(repeating: "  ", count: node.depth + 1)
      return "\(indent)\(node.visits) times \(node.view) \(Self.text(of: node.frame))"
    }
    lines.append("Laid out in order: \(order.joined(separator: ", "))")
    lines.append("Changes of frames:")
    lines += changes.map { change in
      let place = change.during.map { " during \($0.view).\($0.method)" } ?? ""
      let frames = "\(Self.text(of: change.from)) → \(Self.text(of: change.to))"
      return "  turn \(change.turn): \(change.view) \(frames)\(place)"
    }
    lines.append("What asked for layout of the top-level view:")
    lines += requests.map { "  turn \($0.turn): \($0)" }
    if !oscillations.isEmpty {
      lines.append("Numbers that came back to what they had been:")
      lines += oscillations.map { oscillation in
        let values = oscillation.values.map { $0.formatted }.joined(separator: ", ")
        let suffix = oscillation.isAmbiguous ? "; ambiguous layout" : ""
        return "  \(oscillation.variable) of \(oscillation.view): \(values)\(suffix)"
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).formatted }
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
  }
}

nonisolated extension Double {
  /// The number without a fraction if it has none.
  var formatted: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
