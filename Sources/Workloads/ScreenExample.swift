public import UIKit

/// A custom screen, to be measured under every strategy.
///
/// `ScreenWorkload` shows it in a window and changes it in every frame.
@preconcurrency @MainActor public protocol ScreenExample: AnyObject {
  /// The name on the command line, such as `profile`.
  static var name: String { get }

  /// One sentence about the example.
  static var summary: String { get }

  /// Makes the screen and its models.
  init()

  /// The controller whose view fills the window.
  var controller: UIViewController { get }

  /// Makes a small, deterministic change to the models; called in every frame.
  func change(in frame: Int)
}
