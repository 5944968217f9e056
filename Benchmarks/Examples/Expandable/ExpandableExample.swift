import UIKit
import Workloads

/// Rows are expanded and collapsed by taps, and an answer that is shown grows.
enum ExpandableExample: ScreenExample {
  static let name = "expandable"
  static let summary = "A list of rows that are as high as their content, and grow when tapped."

  static func makeScreen() -> ExpandableViewController {
    ExpandableViewController()
  }

  static func interact(with screen: ExpandableViewController, in frame: Int) {
    switch frame {
    case 5, 15: tap(0, on: screen)
    case 10, 45: tap(7, on: screen)
    case 20: tap(3, on: screen)
    case 21...40: screen.questions[3].answer += " More."
    // Collapsed: what nobody sees changes.
    case 50: screen.questions[9].answer += " More."
    default: break
    }
  }

  private static func tap(_ row: Int, on screen: ExpandableViewController) {
    screen.rows[row].headerButton.sendActions(for: .primaryActionTriggered)
  }
}
