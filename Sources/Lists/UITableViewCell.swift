public import Foundation
public import UpdatePipeline

/// The view of one row of a table, handed on to other rows when its own is scrolled off.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// A built-in arrangement of a cell's content.
  nonisolated public enum CellStyle: Int, Sendable {
    /// No arrangement: the content view is the app's to fill.
    case `default`
  }

  /// The identifier of the pool the cell goes to; `nil` for a cell that isn't reused.
  public final let reuseIdentifier: String?

  /// The view that the app's subviews go into; it fills the cell.
  public final let contentView = UIView(frame: .zero)

  /// The settings that few cells have; `nil` until one is made.
  final var settings: CellSettings?

  /// A cell of a style for a pool.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContentView()
  }

  /// A cell without a pool; the coder is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  /// A cell of the default style, as a table makes one from its class.
  ///
  /// A class that overrides both other initializers inherits this one, and with it can be
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

  /// The frame of a cell that no table has sized yet, as UIKit has it.
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

  /// Sets the cell's configurations for a state and the model; overrides call super.
  ///
  /// Reads of observable properties and traits in it are tracked (R21).
  ///
  /// - Parameter state: The state that the cell is in.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateForState(state)
  }

  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { settings?.isSelected ?? false }
    set { setState(\.isSelected, to: newValue, "isSelected") }
  }

  /// Whether the row is pressed.
  open var isHighlighted: Bool {
    get { settings?.isHighlighted ?? false }
    set { setState(\.isHighlighted, to: newValue, "isHighlighted") }
  }

  /// Whether the row can be edited.
  open var isEditing: Bool {
    get { settings?.isEditing ?? false }
    set { setState(\.isEditing, to: newValue, "isEditing") }
  }

  /// Sets whether the row is chosen.
  ///
  /// - Parameters:
  ///   - selected: Whether it is chosen.
  ///   - animated: Whether that is animated, which it isn't here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Sets whether the row is pressed.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is pressed.
  ///   - animated: Whether that is animated, which it isn't here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }
}
