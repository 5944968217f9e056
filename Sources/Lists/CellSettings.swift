import UpdatePipeline

/// The state and configurations that few cells have, made on first use.
///
/// A class of its own keeps the other cells small.
final class CellSettings {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false

  var handler: UITableViewCell.ConfigurationUpdateHandler?
  var content: (any UIContentConfiguration)?
  var updatesContent = true
  /// Whether the content view's own settings count as bindings, because the content can't be
  /// compared.
  var countsBindings = false
  /// The view that displays the content.
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var updatesBackground = true
  var backgroundView: UIView?

  deinit {}

  /// Passes content to a view.
  func hand(_ content: any UIContentConfiguration, to view: any UIView & UIContentView) {
    if countsBindings {
      view.configuration = content
    } else {
      view.withoutCountingBindings { view.configuration = content }
    }
  }
}
