import UIKit
import UBWorkloads

/// A profile is followed, renamed, scrolled into a compact header, and its followers tick.
final class ProfileExample: ScreenExample {
  static let name = "profile"
  static let summary = "A profile with an avatar, counts, and a button that its model configures."

  private let screen = ProfileViewController()

  var controller: UIViewController { screen }

  func change(in frame: Int) {
    let profile = screen.profile
    switch frame {
    case 10: screen.followButton.sendActions(for: .primaryActionTriggered)
    case 11: profile.isSending = true
    case 20: profile.isSending = false
    case 25: profile.name = "Grace Brewster Hopper"
    case 30: profile.isCompact = true
    case 35: profile.headline = profile.headline
    case 36...60: profile.followers += 1
    default: break
    }
  }
}
