import UIKit

/// A person in a list, modelled as in an app.
@Observable public final class Contact {
  /// The identity of the row.
  public let id: Int
  /// The name.
  public let name: String
  /// The person's mood today.
  public var mood: String
  /// Whether the person is online.
  public var isOnline = true

  /// A contact who is online.
  public init(id: Int, name: String, mood: String) {
    self.id = id
    self.name = name
    self.mood = mood
  }
}
