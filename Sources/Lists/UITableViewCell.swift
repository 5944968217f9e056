public import Foundation
public import UpdatePipeline

/// The view of a table's row, reused for other rows when its own scrolls out of view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// A built-in style of a cell.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A style without subviews: the app fills the content view.
    case `default`
  }

  /// The identifier of the cell's reuse pool; `nil` for a cell that isn't reused.
  public final let reuseIdentifier: String?

  /// The view for the app's subviews, which fills the cell.
  public final let contentView = UIView(frame: .zero)

  /// The settings that few cells have; `nil` until one is made.
  final var settings: CellSettings?

  /// A cell with a style and a reuse pool.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContentView()
  }

  /// A cell without a reuse pool; ignores the coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  /// A cell of the default style, made by a table from its registered class.
  ///
  /// A subclass that overrides both other initializers inherits this one and can therefore be
  /// registered.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func addContentView() {
    kind = .cell
    noteConfigurationUpdates()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The frame of a cell before a table sizes it, as in UIKit.
  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// Resets everything but content before another row is configured (R82); overrides call super.
  open func prepareForReuse() {
    guard settings != nil else { return }
    isSelected = false
    isHighlighted = false
  }

  /// The cell's state, with values that a subclass may add (R85).
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the cell's configurations from a state and the model; overrides call super.
  ///
  /// Reads of observable properties and traits are tracked (R21).
  ///
  /// - Parameter state: The cell's state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateForState(state)
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { settings?.isSelected ?? false }
    set { setState(\.isSelected, to: newValue, "isSelected") }
  }

  /// Whether the row is highlighted by a press.
  open var isHighlighted: Bool {
    get { settings?.isHighlighted ?? false }
    set { setState(\.isHighlighted, to: newValue, "isHighlighted") }
  }

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { settings?.isEditing ?? false }
    set { setState(\.isEditing, to: newValue, "isEditing") }
  }

  /// Sets whether the row is chosen.
  ///
  /// - Parameters:
  /// - selected: Whether the row is selected.
  /// - animated: Ignored; the change isn't animated here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Sets whether the row is pressed.
  ///
  /// - Parameters:
  /// - highlighted: Whether the row is highlighted.
  /// - animated: Ignored; the change isn't animated here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }
}
