import UIKit
import UBWorkloads

/// Opens the card, changes the gate during the animation, continues boarding, and closes the card.
final class CardExample: ScreenExample {
  static let name = "card"
  static let summary = "A card that opens and closes by animations that flush updates."

  private let screen = CardViewController()

  var controller: UIViewController { screen }

  func change(in frame: Int) {
    switch frame {
    case 1, 40: screen.toggle()
    case 6: screen.pass.gate = "C 3"
    case 8: screen.flash()
    case 21...35: screen.pass.progress = CGFloat(frame - 20) / 15
    default: break
    }
  }
}
