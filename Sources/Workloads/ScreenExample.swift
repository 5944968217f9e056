package import UIKit

/// A screen of one's own with a script of what happens to it, to be run under every strategy.
///
/// `ScreenWorkload` fills a window with the screen and follows the script, frame by frame.
package protocol ScreenExample {
  /// The class of the screen.
  associatedtype Screen: UIViewController

  /// The name on the command line, such as `profile`.
  static var name: String { get }

  /// What the screen is an example of, in a sentence.
  static var summary: String { get }

  /// Makes the screen with its models.
  static func makeScreen() -> Screen

  /// Does what a person or a server does to the screen before a frame is shown, counted from 1.
  static func interact(with screen: Screen, in frame: Int)
}
