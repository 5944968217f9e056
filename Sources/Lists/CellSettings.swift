import UpdatePipeline

/// Rarely used state and configurations of a cell, made when one of them is first set.
///
/// Keeping them in a class of their own keeps other cells small.
final class CellSettings {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false

  var handler: UITableViewCell.ConfigurationUpdateHandler?
  var content: (any UIContentConfiguration)?
  var updatesContent = true
  /// Whether the setters of the content view count as bindings, because the content isn't
  /// comparable.
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
