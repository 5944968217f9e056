public import Foundation
public import UpdatePipeline

/// A view controller that logs every callback, and then runs a closure of the test's.
public final class RecordingController: UIViewController {
  /// Where calls are logged.
  public let log: CallLog
  /// The name in the log.
  public let name: String
  /// Run inside a callback, by its name such as `viewDidLoad`.
  public var on: [String: () -> Void] = [:]

  /// A controller of a recording view, whose name is the controller's and `.view`.
  public init(_ name: String, in log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// A controller without a name.
  public required init?(coder: NSCoder) {
    name = ""
    log = CallLog()
    super.init(coder: coder)
  }

  private func call(_ callback: String) {
    log.append("\(name).\(callback)")
    on[callback]?()
  }

  /// Makes the recording view.
  public override func loadView() {
    log.append("\(name).loadView")
    view = RecordingView("\(name).view", in: log)
  }

  /// Logs the call.
  public override func viewDidLoad() { call("viewDidLoad") }

  /// Logs the call.
  public override func viewWillAppear(_ animated: Bool) { call("viewWillAppear") }

  /// Logs the call.
  public override func viewIsAppearing(_ animated: Bool) { call("viewIsAppearing") }

  /// Logs the call.
  public override func viewDidAppear(_ animated: Bool) { call("viewDidAppear") }

  /// Logs the call.
  public override func viewWillDisappear(_ animated: Bool) { call("viewWillDisappear") }

  /// Logs the call.
  public override func viewDidDisappear(_ animated: Bool) { call("viewDidDisappear") }

  /// Logs the call.
  public override func viewWillLayoutSubviews() { call("viewWillLayoutSubviews") }

  /// Logs the call.
  public override func viewDidLayoutSubviews() { call("viewDidLayoutSubviews") }

  /// Logs the call.
  public override func updateViewConstraints() {
    call("updateViewConstraints")
    super.updateViewConstraints()
  }

  /// Logs the call.
  public override func updateProperties() {
    super.updateProperties()
    call("updateProperties")
  }

  /// Logs the call.
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    call("traitCollectionDidChange")
  }

  /// Logs the call.
  public override func willMove(toParent parent: UIViewController?) { call("willMove") }

  /// Logs the call.
  public override func didMove(toParent parent: UIViewController?) { call("didMove") }
}
