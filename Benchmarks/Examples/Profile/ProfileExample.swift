import UIKit
import UBWorkloads

/// Follows and renames a profile, scrolls it into a compact header, and updates its followers.
final class ProfileExample: ScreenExample {
  static let name = "profile"
  static let summary = "A profile with an avatar, counts and a button configured by its model."

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
