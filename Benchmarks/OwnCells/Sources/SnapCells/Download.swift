import UIKit

/// A file on its way, as an app models one.
@Observable public final class Download {
  /// What a row is told apart by.
  public let id: UUID
  /// The name of the file.
  public let title: String
  /// How much is there, from 0 to 1.
  public var fraction = 0.0

  /// A download that has not begun.
  public init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}
