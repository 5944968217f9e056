public import Foundation

/// A picture by name and size, as a value; nothing is rasterized.
nonisolated public struct UIImage: Hashable, Sendable {
  /// The name it was asked for by.
  public let name: String
  /// The size in points.
  public let size: CGSize

  /// A picture of the app's.
  public init?(named name: String) {
    self.init(checking: name)
  }

  /// A symbol of the system's.
  public init?(systemName name: String) {
    self.init(checking: name)
  }

  /// Any name but the empty one has a picture, 20 points square.
  private init?(checking name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    size = CGSize(width: 20, height: 20)
  }
}
