public import Foundation
public import UpdatePipeline

/// A view that logs every override point the passes call, and then runs a closure of the test's.
public final class RecordingView: UIView {
  /// Where calls are logged.
  public let log: CallLog
  /// The name in the log.
  public let name: String
  /// Run inside `updateProperties()`.
  public var onUpdateProperties: () -> Void = {}
  /// Run inside `updateConstraints()`.
  public var onUpdateConstraints: () -> Void = {}
  /// Run inside `layoutSubviews()`, before super.
  public var onLayout: () -> Void = {}
  /// Run inside `draw(_:)`.
  public var onDraw: () -> Void = {}

  /// A view of 100 points square with a name.
  public init(_ name: String, in log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
  }

  /// A view without a name.
  public required init?(coder: NSCoder) {
    name = ""
    log = CallLog()
    super.init(coder: coder)
  }

  /// Logs the call.
  public override func updateProperties() {
    super.updateProperties()
    log.append("\(name).updateProperties")
    onUpdateProperties()
  }

  /// Logs the call.
  public override func updateConstraints() {
    log.append("\(name).updateConstraints")
    onUpdateConstraints()
    super.updateConstraints()
  }

  /// Logs the call.
  public override func layoutSubviews() {
    log.append("\(name).layoutSubviews")
    onLayout()
    super.layoutSubviews()
  }

  /// Logs the call.
  public override func draw(_ rect: CGRect) {
    super.draw(rect)
    log.append("\(name).draw")
    onDraw()
  }
}
