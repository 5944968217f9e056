public import UpdatePipeline

extension UITableViewCell: ConfigurationUpdating {
  /// A handler that updates a cell's configurations after the cell's own method (R84).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell,
    _ state: UICellConfigurationState
  ) -> Void

  /// The closure called after `updateConfiguration(using:)`; setting it requests both (R84).
  ///
  /// Its reads of observable properties and traits are tracked (R21).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { settings?.handler }
    set {
      made.handler = newValue
      noteConfigurationUpdates()
      requestConfigurationUpdate(.call("configurationUpdateHandler"))
    }
  }

  /// Requests `updateConfiguration(using:)` in the next update; several requests count as one
  /// (R85).
  public final func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate(.call("setNeedsUpdateConfiguration()"))
  }

  /// The configuration whose content view fills `contentView`.
  ///
  /// An assignment is one binding if configurations of the type can be compared. Otherwise the
  /// bindings are those of the content view.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { settings?.content }
    set {
      let isSame = Self.areEqual(settings?.content, newValue)
      _ = isSame.map { noteDisplayedValue(changed: !$0) }
      guard isSame != true else { return }
      made.content = newValue
      made.countsBindings = isSame == nil
      noteConfigurationUpdates()
      showContent()
    }
  }

  /// Whether the content adapts to the cell's state with `updated(for:)`.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { settings?.updatesContent ?? true }
    set {
      made.updatesContent = newValue
      noteConfigurationUpdates()
    }
  }

  /// The background behind the content; none if `nil`.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { settings?.background }
    set {
      guard noteDisplayedValue(changed: settings?.background != newValue) else { return }
      made.background = newValue
      noteConfigurationUpdates()
      withoutCountingBindings { showBackground() }
    }
  }

  /// Whether the background adapts to the cell's state with `updated(for:)`.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { settings?.updatesBackground ?? true }
    set {
      made.updatesBackground = newValue
      noteConfigurationUpdates()
    }
  }

  /// An empty content configuration for the cell's style.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    .cell()
  }

  /// The default background configuration of list cells.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listCell()
  }

  /// Calls the cell's `updateConfiguration(using:)`, then the handler (R84).
  package final func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    settings?.handler?(self, state)
  }

  /// Whether two configurations are equal; `nil` if their type isn't comparable.
  private static func areEqual(
    _ first: (any UIContentConfiguration)?,
    _ second: (any UIContentConfiguration)?
  ) -> Bool? {
    guard let first, let second else { return first == nil && second == nil }
    guard let first = first as? any Equatable else { return nil }
    return isEqual(first, to: second)
  }

  private static func isEqual<T: Equatable>(_ first: T, to second: Any) -> Bool {
    (second as? T) == first
  }
}

extension UITableViewCell {
  /// The settings, made on first use.
  final var made: CellSettings {
    if let settings { return settings }
    let settings = CellSettings()
    self.settings = settings
    return settings
  }

  /// Changes the cell's state, which asks for its configurations (R85).
  final func setState(
    _ property: ReferenceWritableKeyPath<CellSettings, Bool>,
    to value: Bool,
    _ name: StaticString
  ) {
    let old = settings?[keyPath: property] ?? false
    guard noteDisplayedValue(changed: old != value, name) else { return }
    made[keyPath: property] = value
    requestConfigurationUpdate(.call("configurationState"))
  }

  /// Records whether any code updates the cell's configurations.
  final func noteConfigurationUpdates() {
    updatesConfiguration =
      settings.map {
        $0.handler != nil || $0.content != nil && $0.updatesContent
          || $0.background != nil && $0.updatesBackground
      } ?? false || Self.method.isOverridden(in: type(of: self))
  }

  /// Adapts the configurations to a state, if they follow it.
  final func updateForState(_ state: UICellConfigurationState) {
    guard let settings else { return }
    if settings.updatesContent, let content = settings.content, let view = settings.contentView {
      settings.hand(content.updated(for: state), to: view)
    }
    if settings.updatesBackground { withoutCountingBindings { showBackground() } }
  }

  /// Hands the content to the present content view, or to a new one if that doesn't support it.
  final func showContent() {
    guard let settings else { return }
    guard let content = settings.content else {
      settings.contentView?.removeFromSuperview()
      settings.contentView = nil
      return
    }
    let shown = settings.updatesContent ? content.updated(for: configurationState) : content
    guard let view = settings.contentView, view.supports(shown) else { return replace(by: shown) }
    settings.hand(shown, to: view)
  }

  private func replace(by content: any UIContentConfiguration) {
    settings?.contentView?.removeFromSuperview()
    let view = content.makeContentView()
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    settings?.contentView = view
  }

  /// Shows the background behind the content.
  private func showBackground() {
    guard let settings else { return }
    guard let configuration = settings.background else {
      settings.backgroundView?.removeFromSuperview()
      settings.backgroundView = nil
      return
    }
    let shown =
      settings.updatesBackground ? configuration.updated(for: configurationState) : configuration
    let view = settings.backgroundView ?? UIView(frame: bounds)
    if settings.backgroundView == nil {
      settings.backgroundView = view
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    view.backgroundColor = shown.backgroundColor
    view.layer.cornerRadius = shown.cornerRadius
    view.layer.borderWidth = shown.strokeWidth
    view.layer.borderColor = shown.strokeColor?.cgColor
  }

  private static let method = ConfigurationMethod(
    of: UITableViewCell.self,
    bare: BareCell.self,
    overriding: ConfiguringCell.self
  )
}

private final class BareCell: UITableViewCell {}

private final class ConfiguringCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
}
