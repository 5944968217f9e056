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
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The frame of a cell that no table has sized yet, as UIKit has it.
  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// Resets what isn't content before another row is configured (R82); overrides call super.
  open func prepareForReuse() {}
}
