import Testing

/// A layout in words, and the frames that follow from it, worked out by hand.
///
/// The window is 300 points wide and 200 high and has a view `root` that fills it.
nonisolated struct LayoutCase: CustomTestStringConvertible, Sendable {
  /// What it shows.
  let name: String
  /// The items in order, each as `LayoutCanvas` reads it.
  let items: [String]
  /// Settings in words.
  var settings: [String] = []
  /// The constraints in words.
  var constraints: [String] = []
  /// The frames of items in their superviews: x, y, width, height.
  let frames: [String: [Double]]

  init(
    _ name: String,
    _ items: [String],
    set settings: [String] = [],
    _ constraints: [String],
    gives frames: [String: [Double]]
  ) {
    self.name = name
    self.items = items
    self.settings = settings
    self.constraints = constraints
    self.frames = frames
  }

  var testDescription: String { name }
}

/// A strategy under which each layout is the same.
nonisolated enum LayoutStrategy: String, CaseIterable, Sendable {
  case propertyPass, layoutOnly, fullRecompute
}
