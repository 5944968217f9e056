import UIKit
import Workloads

/// The card is opened, the gate changes while it opens, boarding goes on, and it is closed again.
enum CardExample: ScreenExample {
  static let name = "card"
  static let summary = "A card that opens and closes by animations that flush updates."

  static func makeScreen() -> CardViewController {
    CardViewController()
  }

  static func interact(with screen: CardViewController, in frame: Int) {
    switch frame {
    case 1, 40: screen.toggle()
    case 6: screen.pass.gate = "C 3"
    case 8: screen.flash()
    case 21...35: screen.pass.progress = CGFloat(frame - 20) / 15
    default: break
    }
  }
}
