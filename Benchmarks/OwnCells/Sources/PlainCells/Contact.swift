import UIKit

/// A person in a list, as an app models one.
@Observable public final class Contact {
  /// What a row is told apart by.
  public let id: Int
  /// The name.
  public let name: String
  /// What the person says of today.
  public var mood: String
  /// Whether the person is there.
  public var isOnline = true

  /// A contact who is there.
  public init(id: Int, name: String, mood: String) {
    self.id = id
    self.name = name
    self.mood = mood
  }
}
