import UBInstrumentation

/// Why a view was invalidated, recorded when a window is asked to.
nonisolated public struct InvalidationCause: Equatable, Sendable {
  /// The trigger of an invalidation.
  public enum Trigger: Equatable, Sendable {
    /// A call such as `setNeedsLayout()`.
    case call(String)
    /// A change of an observed property, by its key path.
    case write(property: String)
    /// A change of traits that a tracked method read, or that colours depend on, by their names.
    case traitChange(String)
    /// The view's size changed.
    case resize
    /// The view came into a window for the first time.
    case appearance
    /// The constraint solver gave the view or a subview another frame.
    case solvedFrame
  }

  /// A tracked method of a view that was running.
  public struct Execution: Equatable, Sendable {
    /// The view, by class and identifier.
    public var view: String
    /// The method, such as `updateProperties()`.
    public var method: String
  }

  /// The view that was invalidated, by class and identifier.
  public var view: String
  /// The pass it asked for.
  public var pass: Pass
  /// The trigger.
  public var trigger: Trigger
  /// The method that was running at the time; `nil` for a change from outside the passes.
  public var during: Execution?
  /// The frame that the window was in or was about to run, counted from 1.
  public var frame: Int
  /// The turn within the frame; 0 before its first.
  public var turn: Int
  /// Whether the same request was pending already.
  public var isCoalesced: Bool
}

extension InvalidationCause: CustomStringConvertible {
  /// The cause in one line, such as
  /// `frame 3: write of \Row.title → properties of FeedCell, coalesced`.
  public var description: String {
    let what =
      switch trigger {
      case .call(let name): "call of \(name)"
      case .write(let property): "write of \(property)"
      case .traitChange(let names): "change of \(names)"
      case .resize: "resize"
      case .appearance: "appearance"
      case .solvedFrame: "solved frame"
      }
    let place = during.map { " during \($0.view).\($0.method)" } ?? ""
    let suffix = isCoalesced ? ", coalesced" : ""
    return "frame \(frame): \(what)\(place) → \(pass.part.key) of \(view)\(suffix)"
  }
}
