import UIKit
import UBWorkloads

/// Expands and collapses rows as taps would, and lengthens a visible answer.
final class ExpandableExample: ScreenExample {
  static let name = "expandable"
  static let summary = "A list of self-sizing rows that expand when tapped."

  private let screen = ExpandableViewController()

  var controller: UIViewController { screen }

  func change(in frame: Int) {
    switch frame {
    case 5, 15: tap(0)
    case 10, 45: tap(7)
    case 20: tap(3)
    case 21...40: screen.questions[3].answer += " More."
    // Collapsed: a hidden answer changes.
    case 50: screen.questions[9].answer += " More."
    default: break
    }
  }

  private func tap(_ row: Int) {
    screen.rows[row].headerButton.sendActions(for: .primaryActionTriggered)
  }
}
