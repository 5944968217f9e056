/// What owns views and must bring them up to date before their superview's layout.
///
/// Lists plug into the update cycle through it from a module above. It runs untracked: what a data
/// source reads makes no list depend on it.
package protocol ContentSource {
  /// Adds, removes and configures views for what is visible now.
  func updateContent()
}
