import UIKit

/// A file being downloaded, modelled as in an app.
@Observable public final class Download {
  /// The identity of the row.
  public let id: UUID
  /// The name of the file.
  public let title: String
  /// The downloaded fraction, from 0 to 1.
  public var fraction = 0.0

  /// A download that hasn't started.
  public init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}
