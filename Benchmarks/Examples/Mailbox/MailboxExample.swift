import UIKit
import UBWorkloads

/// Swipes a row open and shut, reads and flags mails, and scrolls the list.
final class MailboxExample: ScreenExample {
  static let name = "mailbox"
  static let summary = "A list of mails with unread badges, a swipe action and an unread count."

  private let screen = MailboxViewController()

  var controller: UIViewController { screen }

  func change(in frame: Int) {
    let mailbox = screen.mailbox
    switch frame {
    case 1...10: mailbox.mails[3].swipe = CGFloat(frame) * 8
    case 11...20: mailbox.mails[3].swipe = CGFloat(20 - frame) * 8
    case 21: mailbox.setUnread(false, at: 3)
    case 22...25: mailbox.setUnread(true, at: frame - 20)
    case 26: mailbox.mails[5].isFlagged = true
    // Not visible: nothing reads it.
    case 27: mailbox.mails[400].isFlagged = true
    case 31...60: screen.tableView.contentOffset.y = CGFloat(frame - 30) * 22
    default: break
    }
  }
}
