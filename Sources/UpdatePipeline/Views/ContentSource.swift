/// An owner of views that must be brought up to date before their superview's layout.
///
/// Lists, which are in a module above, plug into the update cycle through it. It runs untracked:
/// reads in a data source don't make a list depend on the model.
package protocol ContentSource {
  /// Adds, removes and configures the views for the visible part.
  func updateContent()
}
