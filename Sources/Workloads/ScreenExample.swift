public import UIKit

/// A screen of your own, to be run under every strategy.
///
/// `ScreenWorkload` shows it in a window and changes it in every frame.
@preconcurrency @MainActor public protocol ScreenExample: AnyObject {
  /// The name on the command line, such as `profile`.
  static var name: String { get }

  /// The purpose of the example, in a sentence.
  static var summary: String { get }

  /// Makes the screen and its models.
  init()

  /// The controller whose view fills the window.
  var controller: UIViewController { get }

  /// Makes a small, deterministic change to the models; called in every frame.
  func change(in frame: Int)
}
