import UIKit
import UBWorkloads

/// Switches to dark mode, rotates the phone and enlarges the text, one after the other, and back.
final class AdaptiveExample: ScreenExample {
  static let name = "adaptive"
  static let summary = "A teaser whose axis, colours and fonts follow traits."

  private let screen = AdaptiveViewController()

  var controller: UIViewController { screen }

  func change(in frame: Int) {
    guard let window = screen.view.window else { return }
    switch frame {
    case 5: window.traitOverrides.userInterfaceStyle = .dark
    case 10: window.traitOverrides.horizontalSizeClass = .regular
    case 11...20: window.frame.size.width += 32
    case 25: window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    case 30: screen.article.title = "How a frame is really made"
    case 35: window.traitOverrides.preferredContentSizeCategory = .large
    case 40: window.traitOverrides.userInterfaceStyle = .light
    case 45: window.traitOverrides.horizontalSizeClass = .compact
    // The display scale changes, which nothing reads here.
    case 50: window.traitOverrides.displayScale = 2
    default: break
    }
  }
}
