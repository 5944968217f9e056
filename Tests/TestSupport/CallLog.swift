/// The calls that recording views received, in order.
public final class CallLog {
  /// One call: the view's name and the method, such as `child.layoutSubviews`.
  public private(set) var calls: [String] = []

  /// An empty log.
  public init() {}

  /// Appends a call.
  public func append(_ call: String) {
    calls.append(call)
  }

  /// The calls since the last time, and forgets them.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
